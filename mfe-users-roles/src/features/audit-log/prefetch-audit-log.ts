import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { auditLogQuery, firstAuditPage } from './audit-log-query';
import { auditLogOptions } from './audit-log.queries';

/** Asks for the entries that the page at an address will show, while the page itself is still on its way. */
export async function prefetchAuditLog(client: QueryClient, address: URL): Promise<void> {
  if (!may('auditLog:view')) return;
  await prefetchQuery(client, auditLogOptions(listStateAt(auditLogQuery, firstAuditPage, address)));
}
