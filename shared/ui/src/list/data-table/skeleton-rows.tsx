import { Skeleton } from '../../skeleton/skeleton';
import type { DataTableStyles } from './data-table.styles';
import type { StyledColumn } from './styled-columns';

export interface SkeletonRowsProps<T> {
  count: number;
  columns: readonly StyledColumn<T>[];
  styles: DataTableStyles;
}

/** Rows of the same height as those that are awaited. */
export function SkeletonRows<T>({ count, columns, styles }: SkeletonRowsProps<T>) {
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
