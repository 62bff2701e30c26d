import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type AuditListRequest,
  type AuditLogEntry,
  type AuditSubject,
  type ListPage,
} from '@backoffice/contract';
import { may } from '@backoffice/session';

/** Number of log entries read for one row; more than needed, as the search also finds rows whose names contain its own. */
const LATEST = 50;

/**
 * Returns the audit log entries of a row whose screen has no history, the latest first; none when the user may not see the log.
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
