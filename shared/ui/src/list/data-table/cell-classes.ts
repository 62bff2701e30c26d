import { mergeClasses } from '@fluentui/react-components';
import type { Column } from './column';
import type { DataTableStyles } from './data-table.styles';

export interface CellClasses {
  header: string;
  cell: string;
}

/** The classes of each column's cells, worked out once a table and not once a cell. */
export function cellClasses(
  columns: readonly Column<never>[],
  styles: DataTableStyles,
  scrolls: boolean,
): CellClasses[] {
  return columns.map(({ align, content = 'text', pinned }, index) => {
    const pinning = index === 0 ? styles.pinnedStart : pinned === 'end' && styles.pinnedEnd;
    const edge = scrolls && (index === 0 ? styles.edgeStart : pinned === 'end' && styles.edgeEnd);
    const end = align === 'end' && styles.end;
    return {
      header: mergeClasses(
        styles.header,
        end,
        pinning,
        // The first class of a merge loses: a header sticks to the top whether it is pinned or not.
        pinning && styles.pinnedHeader,
        edge,
        scrolls && styles.headerInScroller,
      ),
      cell: mergeClasses(styles.cell, content === 'text' && styles.cut, end, pinning, edge),
    };
  });
}
