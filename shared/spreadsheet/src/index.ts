// Not exported: the writers and readers of each format; `exportRows` and `readTable` choose, so that xlsx is only fetched for
// workbooks and only works in workers, and `readTable` is the only way that leads through all checks.
export { exportList, type ExportListOptions } from './export-list';
export { exportRows, type ExportColumn, type ExportFormat } from './export-rows';
export { download } from './download';
export { pageHasItsTurn } from './page-has-its-turn';
export { fileEndings, type FileEnding } from './reading/file-ending';
export type { ReadLimits } from './reading/read-limits';
export { ReadRefusal, type ReadFailure } from './reading/read-refusal';
export { readTable } from './reading/read-table';
export type { Table, TableCell, TableRow } from './reading/table';
