import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type AuditListRequest, type AuditLogEntry, type ListPage } from '@backoffice/contract';
import { midnight, type ReadOptions } from '@backoffice/list-screen';

/** Both days are in it, in the shown time zone. */
type AuditLogRequest = Omit<AuditListRequest, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
};

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
