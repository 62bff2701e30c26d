// Not exported: the writers and readers of each format; `exportRows` and `readTable` choose, so that xlsx is only fetched for
// workbooks and only works in workers, and `readTable` is the only way that leads through all checks.
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
