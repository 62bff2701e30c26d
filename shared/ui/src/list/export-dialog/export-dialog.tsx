import { lazyDialog } from '../../base/dialog/lazy-dialog';
import type { ExportDialogPanelProps } from './export-dialog-panel';

export type ExportDialogProps = ExportDialogPanelProps;

/** Asks what to export and how, shows the progress, can be cancelled. */
export const ExportDialog = lazyDialog<ExportDialogProps>(
  async () => (await import('./export-dialog-panel')).ExportDialogPanel,
);
