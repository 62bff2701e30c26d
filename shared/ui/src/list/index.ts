// Not exported: the parts of the table, which only DataTable combines, and the export dialog's panel, which is lazy.
export { CellLink, type CellLinkProps } from './cell-link';
export { CopyableText, type CopyableTextProps } from './copyable-text';
export type { Column, RowGroups, Sort } from './data-table/column';
export { DataTable, type DataTableProps } from './data-table/data-table';
export type { DataTableState } from './data-table/state-content-panel';
export { ExportDialog, type ExportDialogProps } from './export-dialog/export-dialog';
export type { ExportChoice, ExportFormat, ExportRequest } from './export-dialog/use-export';
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar';
export type { FilterField, FilterTabs, FilterValues } from './filter-bar/filter-field';
export { KeyBox, type KeyBoxProps } from './key-box';
export { ListPage, type ListPageProps } from './list-page';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { RowActions, type RowAction } from './row-actions';
