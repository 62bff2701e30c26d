import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type AuditListRequest,
  type AuditLogEntry,
  type AuditSubject,
  type ListPage,
} from '@backoffice/contract';
import { may } from '@backoffice/session';

/** Entries of one row, with room for others whose names hold its own. */
const LATEST = 50;

/**
 * What the audit log has of a row that has no history on its screen, the latest first; nothing for who may not see the log.
 *
 * @param target name or id of the row
 */
export async function auditHistory(subject: AuditSubject, target: string | number): Promise<AuditLogEntry[]> {
  if (!may('auditLog:view')) return [];
  const request: AuditListRequest = { subject, target: String(target), limit: LATEST };
  const { items } = await api.post<ListPage<AuditLogEntry>>(apiPaths.auditList, request, {
    quiet: true,
    read: true,
  });
  return items.filter(({ subjectId, subjectName }) => target === subjectId || target === subjectName);
}
