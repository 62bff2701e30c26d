import { useEffect, useState } from 'react';
import { Skeleton } from '../../base/elements/skeleton';
import type { DataTableStyles } from './data-table.styles';
import type { StyledColumn } from './column';

export interface SkeletonRowsProps<T> {
  count: number;
  columns: readonly StyledColumn<T>[];
  styles: DataTableStyles;
}

/** An answer that comes sooner is shown without anything before it. */
const PATIENCE_MS = 150;

/** Rows of the same height as those that are awaited; for the first moment their room alone. */
export function SkeletonRows<T>({ count, columns, styles }: SkeletonRowsProps<T>) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <tr aria-hidden="true" style={{ height: `calc(${count} * var(--ui-row-height))` }} />;
  return Array.from({ length: count }, (_, row) => (
    <tr aria-hidden="true" className={styles.row} key={row}>
      {columns.map(({ key, header, cellClass }) => (
        <td className={cellClass} data-header={header} key={key}>
          <Skeleton className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}
