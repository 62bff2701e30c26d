// Not exported: the writers and readers of each format. `exportRows` and `readTable` choose them, so that the xlsx library is
// fetched for workbooks only and runs in workers only, and so that every file passes all checks of `readTable`.
export { exportList, type ExportListOptions } from './export-list';
export { exportRows, type ExportColumn, type ExportFormat } from './export-rows';
export { download } from './download';
export { yieldToPage } from './cells';
export {
  fileEndings,
  ReadRefusal,
  type FileEnding,
  cellText,
  type Encoding,
  type ReadChoices,
  type ReadFailure,
  type ReadLimits,
  type Table,
  type TableCell,
  type TableRow,
} from './reading/table';
export { readTable } from './reading/read-table';
