import { api, dropEmpty } from '@backoffice/api-client';
import {
  apiPaths,
  type AuditListRequest,
  type AuditLogEntry,
  LAST_DAY,
  type ListPage,
} from '@backoffice/contract';
import { midnight, type ReadOptions, type RecentDays, startOf } from '@backoffice/list-screen';

/** Both days are in it, in the shown time zone. */
type AuditLogRequest = Omit<AuditListRequest, 'from' | 'to' | 'within'> & {
  from?: string | undefined;
  to?: string | undefined;
  within?: typeof LAST_DAY | RecentDays | undefined;
};

export const auditLogApi = {
  list({ from, to, within, ...query }: AuditLogRequest, options?: ReadOptions) {
    // The server counts hours; days are those of whoever looks.
    const isLastDay = within === LAST_DAY;
    const request: AuditListRequest = {
      ...query,
      within: isLastDay ? within : undefined,
      from: startOf(from, isLastDay ? undefined : within),
      to: to && midnight(to, 1),
    };
    return api.post<ListPage<AuditLogEntry>>(apiPaths.auditList, dropEmpty(request), {
      ...options,
      read: true,
    });
  },
};
