import { mergeClasses } from '@fluentui/react-components';
import { memo, type ReactElement, type ReactNode, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../base/elements/icon-button';
import { ChevronDownIcon } from '../../base/icons/frame-icons';
import { uiMessages } from '../../base/messages';
import { afterPaintTogether } from '../../base/when-idle';
import type { DataTableStyles } from './data-table.styles';
import type { StyledColumn } from './column';

/** ARIA roles for cards: some browsers drop the meaning of rows and cells that are laid out as blocks. */
export const cardRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  header: 'columnheader',
  groupHeader: 'rowheader',
  cell: 'cell',
} as const;

export type TableRoles = Partial<typeof cardRoles>;

/** For the table layout, whose elements have their roles already. */
export const noRoles: TableRoles = {};

interface GroupHeadingProps {
  span: number;
  styles: DataTableStyles;
  roles: TableRoles;
  children: ReactNode;
}

/** A row across the table that names the rows below it. */
export function GroupHeading({ span, styles, roles, children }: GroupHeadingProps) {
  return (
    <tr role={roles.row}>
      <th className={styles.group} colSpan={span} role={roles.groupHeader} scope="colgroup">
        <div className={styles.groupText}>{children}</div>
      </th>
    </tr>
  );
}

interface TableRowProps<T> {
  row: T;
  columns: readonly StyledColumn<T>[];
  className: string;
  styles: DataTableStyles;
  roles: TableRoles;
  /** The row is a card that shows only its first lines until it is opened. */
  isFolded: boolean;
  /** The content of the columns from here on is out of sight, and rendered after the first paint. */
  lateFrom: number;
}

function Row<T>({ row, columns, className, styles, roles, isFolded, lateFrom }: TableRowProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWhole, setIsWhole] = useState(lateFrom === columns.length);
  useEffect(() => (isWhole ? undefined : afterPaintTogether(() => setIsWhole(true))), [isWhole]);
  const rowClass = mergeClasses(
    className,
    isFolded && styles.foldedRow,
    isFolded && isOpen && styles.unfoldedRow,
  );
  // Caches cells by column, so that a cell is rendered again only when its own column changes.
  const known = useMemo(
    () => new WeakMap<StyledColumn<T>, ReactElement>(),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of all these a cell is made
    [row, styles, roles, isFolded, isOpen],
  );
  const cellOf = (column: StyledColumn<T>) => {
    const { key, header, cell, cellClass, cellStyle, content, isTitle } = column;
    return (
      <td
        className={cellClass}
        data-header={header}
        data-tooltip-when-cut={content === 'control' ? undefined : ''}
        key={key}
        role={roles.cell}
        style={cellStyle}
      >
        {isFolded && isTitle ? (
          <>
            {cell(row)}
            <IconButton
              aria-expanded={isOpen}
              className={mergeClasses(styles.fold, isOpen && styles.foldOpen)}
              icon={<ChevronDownIcon />}
              label={uiMessages.text('ui.list.details')}
              onClick={() => setIsOpen(!isOpen)}
            />
          </>
        ) : (
          // Alone, so that another cell can replace its text in a page that the browser has translated.
          cell(row)
        )}
      </td>
    );
  };
  return (
    <tr className={rowClass} role={roles.row}>
      {columns.map((column, index) => {
        if (!isWhole && index >= lateFrom && column.pinned !== 'end') {
          return <td className={column.cellClass} key={column.key} role={roles.cell} />;
        }
        const shown = known.get(column) ?? cellOf(column);
        known.set(column, shown);
        return shown;
      })}
    </tr>
  );
}

/** Rendered again only when its row or the columns change. */
export const TableRow = memo(Row) as typeof Row;
