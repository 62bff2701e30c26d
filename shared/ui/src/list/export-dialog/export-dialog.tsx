import { lazyDialog } from '../../base/dialog/lazy-dialog';
import type { ExportDialogPanelProps } from './export-dialog-panel';

export type ExportDialogProps = ExportDialogPanelProps;

/** A dialog for the options of an export. It shows the progress and can be cancelled. */
export const ExportDialog = lazyDialog<ExportDialogProps>(
  async () => (await import('./export-dialog-panel')).ExportDialogPanel,
);
