import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type AuditListRequest, type AuditLogEntry, type ListPage } from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** Both days are in it, by the clock of whoever looks. */
type AuditLogRequest = Omit<AuditListRequest, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
};

/** Midnight at the beginning of a day, or of so many days after it, by this clock. */
function midnight(day: string, after = 0): string {
  const at = new Date(`${day}T00:00`);
  at.setDate(at.getDate() + after);
  return at.toISOString();
}

export const auditLogApi = {
  list({ from, to, ...query }: AuditLogRequest, options?: ReadOptions) {
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
