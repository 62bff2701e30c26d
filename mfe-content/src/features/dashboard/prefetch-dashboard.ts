import { prefetchQuery } from '@backoffice/data';
import { hasAnyRole, may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import {
  dashboardSeriesQuery,
  dashboardSummaryQuery,
  latestTransactionsQuery,
} from './queries/dashboard.queries';

/** Asks for what the dashboard will show, while the page itself is still on its way. */
export async function prefetchDashboard(client: QueryClient): Promise<void> {
  if (!may('dashboard:view')) return;
  const ofMerchants = prefetchQuery(client, dashboardSummaryQuery);
  if (!hasAnyRole(['admin'])) return ofMerchants;
  await Promise.all([
    prefetchQuery(client, dashboardSeriesQuery),
    ofMerchants,
    prefetchQuery(client, latestTransactionsQuery),
  ]);
}
