// Not exported: the writers of each format; `exportRows` chooses, so that xlsx is only fetched for xlsx.
export { exportList, type ExportListOptions } from './export-list';
export type { ExportColumn, ExportFormat } from './export-rows';
