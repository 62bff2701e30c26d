import type { Merchant } from '@backoffice/contract';
import { ExportDialog, type ExportRequest } from '@backoffice/ui/list';
import type { MerchantListQuery } from './merchant-list-query';

interface MerchantExportDialogProps {
  query: MerchantListQuery;
  /** What is on screen. */
  rows: readonly Merchant[];
  total: number;
  onClose: () => void;
}

/** Asks what to export and how; what makes the file is fetched when it is asked for. */
export function MerchantExportDialog({ query, rows, total, onClose }: MerchantExportDialogProps) {
  const onExport = async (request: ExportRequest) => {
    const { exportMerchants } = await import('./export-merchants');
    await exportMerchants(query, rows, request);
  };
  return (
    <ExportDialog
      fileName="user-list"
      onClose={onClose}
      onExport={onExport}
      pageCount={rows.length}
      total={total}
    />
  );
}
