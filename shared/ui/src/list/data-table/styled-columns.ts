import { mergeClasses } from '@fluentui/react-components';
import type { Column } from './column';
import type { DataTableStyles } from './data-table.styles';

export interface StyledColumn<T> extends Column<T> {
  headerClass: string;
  cellClass: string;
}

/** Columns with the classes of their cells, which are worked out once a table and not once a cell. */
export function styledColumns<T>(columns: readonly Column<T>[], styles: DataTableStyles): StyledColumn<T>[] {
  return columns.map((column, index) => {
    const { align, content = 'text', pinned } = column;
    const pinning = index === 0 ? styles.pinnedStart : pinned === 'end' && styles.pinnedEnd;
    const end = align === 'end' && styles.end;
    return {
      ...column,
      headerClass: mergeClasses(styles.header, end, pinning, pinning && styles.pinnedHeader),
      cellClass: mergeClasses(styles.cell, content === 'text' && styles.cut, end, pinning),
    };
  });
}
