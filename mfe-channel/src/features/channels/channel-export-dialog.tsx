import type { Channel } from '@backoffice/contract';
import { ExportDialog, type ExportRequest } from '@backoffice/ui/list';
import type { ChannelListQuery } from './channel-list-query';

interface ChannelExportDialogProps {
  query: ChannelListQuery;
  /** What is on screen. */
  rows: readonly Channel[];
  total: number;
  onClose: () => void;
}

/** Asks what to export and how; what makes the file is fetched when it is asked for. */
export function ChannelExportDialog({ query, rows, total, onClose }: ChannelExportDialogProps) {
  const onExport = async (request: ExportRequest) => {
    const { exportChannels } = await import('./export-channels');
    await exportChannels(query, rows, request);
  };
  return (
    <ExportDialog
      fileName="channel-list"
      onClose={onClose}
      onExport={onExport}
      pageCount={rows.length}
      total={total}
    />
  );
}
