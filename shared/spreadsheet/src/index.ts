// Not exported: the writers of each format; `exportRows` chooses, so that xlsx is only fetched for xlsx.
export { exportRows, type ExportColumn, type ExportFormat, type ExportOptions } from './export-rows';
export { download } from './download';
