import { memo, type ReactNode } from 'react';
import type { DataTableStyles } from './data-table.styles';
import type { StyledColumn } from './column';

/** Cards lay rows and cells out as blocks, which takes their meaning away in some browsers: these say it again. */
export const cardRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

export const noRoles: { [Part in keyof typeof cardRoles]: { role?: undefined } } = {
  table: {},
  group: {},
  row: {},
  header: {},
  cell: {},
};

export type TableRoles = typeof cardRoles | typeof noRoles;

interface GroupHeadingProps {
  span: number;
  styles: DataTableStyles;
  roles: TableRoles;
  children: ReactNode;
}

/** A row across the table that names the rows under it. */
export function GroupHeading({ span, styles, roles, children }: GroupHeadingProps) {
  return (
    <tr {...roles.row}>
      <th
        className={styles.group}
        colSpan={span}
        scope="colgroup"
        {...(roles.cell.role && { role: 'rowheader' })}
      >
        <div className={styles.groupText}>{children}</div>
      </th>
    </tr>
  );
}

interface TableRowProps<T> {
  row: T;
  columns: readonly StyledColumn<T>[];
  className: string;
  roles: TableRoles;
}

function Row<T>({ row, columns, className, roles }: TableRowProps<T>) {
  return (
    <tr className={className} {...roles.row}>
      {columns.map(({ key, header, cell, cellClass, content }) => (
        <td
          className={cellClass}
          data-header={header}
          data-tooltip-when-cut={content === 'control' ? undefined : ''}
          key={key}
          {...roles.cell}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Rendered again only when its row or the columns change. */
export const TableRow = memo(Row) as typeof Row;
