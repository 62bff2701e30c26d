/** The parts of the bulk bar that are loaded once rows are selected or a bulk edit runs. */
export { BulkStatusDialog } from './bulk-status-dialog';
export { BulkWeightDialog } from './bulk-weight-dialog';
export { JobBar } from './job-bar';
