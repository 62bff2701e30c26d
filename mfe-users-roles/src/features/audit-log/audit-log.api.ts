import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type AuditListRequest, type AuditLogEntry, type ListPage } from '@backoffice/contract';
import { midnight, type ReadOptions } from '@backoffice/list-screen';

/** Both days are in it, by the clock of whoever looks. */
type AuditLogRequest = Omit<AuditListRequest, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
};

export const auditRequestOf = ({ from, to, ...query }: AuditLogRequest) =>
  dropEmpty<AuditListRequest>({ ...query, from: from && midnight(from), to: to && midnight(to, 1) });

export const auditLogApi = {
  list: (request: AuditLogRequest, options?: ReadOptions): Promise<ListPage<AuditLogEntry>> =>
    api.post(apiPaths.auditList, auditRequestOf(request), { ...options, read: true }),
};
