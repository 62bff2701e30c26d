import { Skeleton } from '../../skeleton/skeleton';
import type { CellClasses } from './cell-classes';
import type { Column } from './column';
import type { DataTableStyles } from './data-table.styles';

export interface SkeletonRowsProps<T> {
  count: number;
  columns: readonly Column<T>[];
  classes: CellClasses[];
  styles: DataTableStyles;
}

/** Rows of the same height as those that are awaited. */
export function SkeletonRows<T>({ count, columns, classes, styles }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, row) => (
    <tr aria-hidden="true" className={styles.row} key={row}>
      {columns.map(({ key, header }, index) => (
        <td className={classes[index]!.cell} data-header={header} key={key}>
          <Skeleton className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}
