import { mergeClasses, Skeleton } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useShortTableStyles } from './short-table.styles';

interface ShortTableCellProps {
  /** Places it in the card. */
  className: string;
  /** Whether its end may be cut off; then a tooltip tells the whole. */
  isCut?: boolean;
  /** None while it loads. */
  children: ReactNode;
}

export function ShortTableCell({ className, isCut, children }: ShortTableCellProps) {
  const styles = useShortTableStyles();
  const content = children ?? <Skeleton className={styles.skeleton} />;
  return (
    <td className={mergeClasses(styles.cell, className)}>
      {isCut && children !== undefined ? (
        <span className={styles.cut} data-tooltip-when-cut="">
          {content}
        </span>
      ) : (
        content
      )}
    </td>
  );
}

interface ShortTableProps {
  label: string;
  /** Sets the widths of the columns. */
  headClass: string;
  heads: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of a few rows, which are cards where it is narrow. */
export function ShortTable({ label, headClass, heads, children }: ShortTableProps) {
  const styles = useShortTableStyles();
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={mergeClasses(styles.head, headClass)}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
