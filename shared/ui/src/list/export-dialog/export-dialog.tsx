import { lazy, Suspense } from 'react';
import type { ExportDialogPanelProps } from './export-dialog-panel';

const ExportDialogPanel = lazy(async () => ({
  default: (await import('./export-dialog-panel')).ExportDialogPanel,
}));

export type ExportDialogProps = ExportDialogPanelProps;

/** Asks what to export and how, shows the progress, can be cancelled. Open as long as it is rendered; fetched when first opened. */
export function ExportDialog(props: ExportDialogProps) {
  return (
    <Suspense fallback={null}>
      <ExportDialogPanel {...props} />
    </Suspense>
  );
}
