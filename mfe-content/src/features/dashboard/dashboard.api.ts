import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type DashboardSeries,
  type DashboardSummary,
  type ListPage,
  type Transaction,
} from '@backoffice/contract';

export function getDashboardSummary(signal: AbortSignal): Promise<DashboardSummary> {
  return api.get(apiPaths.dashboardSummary, { signal });
}

export function getDashboardSeries(signal: AbortSignal): Promise<DashboardSeries> {
  return api.get(apiPaths.dashboardSeries, { signal });
}

export function listTransactions(limit: number, signal: AbortSignal): Promise<ListPage<Transaction>> {
  return api.get(apiPaths.transactionList, { query: { page: 1, limit }, signal });
}
