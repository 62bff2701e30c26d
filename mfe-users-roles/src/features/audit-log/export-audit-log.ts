import type { AuditLogEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { exportList, type ExportColumn } from '@backoffice/spreadsheet';
import type { ExportRequest } from '@backoffice/ui/list';
import type { AuditLogQuery } from './audit-log-query';
import { auditLogApi } from './audit-log.api';
import { auditWords } from './audit-words';

const columns: ExportColumn<AuditLogEntry>[] = [
  { header: 'id', value: ({ id }) => id },
  { header: 'at', value: ({ at }) => formatDateTime(at) },
  { header: 'actor', value: ({ actor }) => actor ?? '' },
  { header: 'action', value: ({ action }) => action },
  { header: 'subject', value: ({ subject }) => subject },
  { header: 'target', value: auditWords.target },
  { header: 'changes', value: auditWords.changes },
  { header: 'requestId', value: ({ requestId }) => requestId ?? '' },
];

/**
 * Makes the file that was asked for and gives it to the user. All rows come oldest first: entries that are written in the meantime
 * move none of the pages.
 *
 * @param shown the rows on screen
 */
export function exportAuditLog(
  query: AuditLogQuery,
  shown: readonly AuditLogEntry[],
  request: ExportRequest,
): Promise<void> {
  const readPage = (part: { page: number; limit: number }, signal: AbortSignal) =>
    auditLogApi.list({ ...query, ...part, sort: '+id' } as AuditLogQuery, { signal, quiet: true });
  return exportList({ columns, shown, readPage, ...request });
}
