import { makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { cutText, visuallyHidden } from '@backoffice/ui/layout-rules';
import type { ReactNode } from 'react';

const ROW_HEIGHT = 'var(--ui-row-height, 44px)';
/** The width below which the columns do not fit and rows become cards. */
const NARROW = '@media (max-width: 47.99em)';

const useShortTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    [NARROW]: { display: 'block', '& > tbody': { display: 'block' } },
  },
  head: {
    '& th': {
      boxSizing: 'border-box',
      height: ROW_HEIGHT,
      padding: `0 ${tokens.spacingHorizontalL}`,
      color: tokens.colorNeutralForeground2,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    // Hidden visually: cards need no headers, but screen readers do.
    [NARROW]: { ...visuallyHidden },
  },
  row: {
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    },
  },
  cell: {
    height: ROW_HEIGHT,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    ...cutText,
    [NARROW]: { display: 'block', height: '1.375rem', padding: 0 },
  },
  skeleton: { minWidth: '48px', height: '12px' },
});

interface ShortTableColumn<Row> {
  head: string;
  /** The class that positions the cell in the card. */
  className: string;
  /** The text may be truncated; a tooltip then shows all of it. */
  isCut?: boolean;
  cell: (row: Row) => ReactNode;
}

interface ShortTableProps<Row> {
  label: string;
  /** The class that sets the widths of the columns. */
  headClass: string;
  /** The class that lays out a card. */
  rowClass: string;
  columns: readonly ShortTableColumn<Row>[];
  /** The rows; undefined while loading. */
  rows: readonly Row[] | undefined;
  rowsWhileLoading: number;
  rowKey: (row: Row) => string | number;
}

/** A table of a few rows, which become cards in narrow windows. */
export function ShortTable<Row>(props: ShortTableProps<Row>) {
  const { label, headClass, rowClass, columns, rows, rowsWhileLoading, rowKey } = props;
  const styles = useShortTableStyles();
  const shown: readonly (Row | undefined)[] = rows ?? Array.from({ length: rowsWhileLoading });
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={mergeClasses(styles.head, headClass)}>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row, index) => (
          <tr className={mergeClasses(styles.row, rowClass)} key={row === undefined ? index : rowKey(row)}>
            {columns.map((column) => (
              <td
                className={mergeClasses(styles.cell, column.className)}
                data-tooltip-when-cut={column.isCut ? '' : undefined}
                key={column.head}
              >
                {row === undefined ? <Skeleton className={styles.skeleton} /> : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
