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
