import type { User } from '@backoffice/contract';
import { ExportDialog, type ExportRequest } from '@backoffice/ui/list';
import type { UserListQuery } from './user-list-query';

interface UserExportDialogProps {
  query: UserListQuery;
  /** What is on screen. */
  rows: readonly User[];
  total: number;
  onClose: () => void;
}

/** Asks what to export and how; what makes the file is fetched when it is asked for. */
export function UserExportDialog({ query, rows, total, onClose }: UserExportDialogProps) {
  const onExport = async (request: ExportRequest) => {
    const { exportUsers } = await import('./export-users');
    await exportUsers(query, rows, request);
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
