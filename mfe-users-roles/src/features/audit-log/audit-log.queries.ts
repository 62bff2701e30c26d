import { queryOptions } from '@tanstack/react-query';
import type { AuditLogQuery } from './audit-log-query';
import { auditLogApi } from './audit-log.api';

export const auditKeys = { lists: ['audit-log'] };

/** The page of entries that a query asks for; each look at the log is a new one. */
export const auditLogOptions = (query: AuditLogQuery) =>
  queryOptions({
    queryKey: [...auditKeys.lists, query],
    queryFn: ({ signal }) => auditLogApi.list(query, { signal }),
    staleTime: 1_000,
  });
