import { api, dropEmpty } from '@backoffice/api-client';
import {
  apiPaths,
  type AuditListRequest,
  type AuditLogEntry,
  LAST_DAY,
  type ListPage,
} from '@backoffice/contract';
import { periodOf, type ReadOptions, type RecentDays } from '@backoffice/list-screen';

/** The filters of the page; `from` and `to` are days of the shown time zone, both included. */
type AuditLogRequest = Omit<AuditListRequest, 'from' | 'to' | 'within'> & {
  from?: string | undefined;
  to?: string | undefined;
  within?: typeof LAST_DAY | RecentDays | undefined;
};

export function auditRequestOf({ from, to, within, ...query }: AuditLogRequest) {
  // The server counts the last 24 hours; other periods are days in the user's time zone.
  const isLastDay = within === LAST_DAY;
  return dropEmpty<AuditListRequest>({
    ...query,
    within: isLastDay ? within : undefined,
    ...periodOf({ from, to, within: isLastDay ? undefined : within }),
  });
}

export const auditLogApi = {
  list: (request: AuditLogRequest, options?: ReadOptions): Promise<ListPage<AuditLogEntry>> =>
    api.post(apiPaths.auditList, auditRequestOf(request), { ...options, read: true }),
};
