import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type AuditListRequest, type AuditLogEntry, type ListPage } from '@backoffice/contract';
import type { AuditLogQuery } from './audit-log-query';

interface ReadOptions {
  signal?: AbortSignal;
  quiet?: boolean;
}

/** Midnight at the beginning of a day, or of so many days after it, by this clock. */
function midnight(day: string, after = 0): string {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + after);
  return at.toISOString();
}

export const auditLogApi = {
  list({ from, to, ...query }: Partial<AuditLogQuery> & { limit?: number }, options?: ReadOptions) {
    const request: AuditListRequest = {
      ...query,
      from: from && midnight(from),
      to: to && midnight(to, 1),
    };
    return api.post<ListPage<AuditLogEntry>>(apiPaths.auditList, dropEmpty(request), {
      ...options,
      read: true,
    });
  },
};
