import { api } from '@backoffice/api-client';
import {
  apiPaths,
  type DashboardSeries,
  type DashboardSummary,
  type ListPage,
  type Transaction,
} from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';

function getDashboardSummary(signal: AbortSignal): Promise<DashboardSummary> {
  return api.get(apiPaths.dashboardSummary, { signal });
}

function getDashboardSeries(signal: AbortSignal): Promise<DashboardSeries> {
  return api.get(apiPaths.dashboardSeries, { signal });
}

function listTransactions(limit: number, signal: AbortSignal): Promise<ListPage<Transaction>> {
  return api.get(apiPaths.transactionList, { query: { page: 1, limit }, signal });
}

/** As many as the dashboard shows. */
export const LATEST_TRANSACTIONS = 8;

export const dashboardSummaryQuery = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: ({ signal }) => getDashboardSummary(signal),
});

export const dashboardSeriesQuery = queryOptions({
  queryKey: ['dashboard', 'series'],
  queryFn: ({ signal }) => getDashboardSeries(signal),
});

export const latestTransactionsQuery = queryOptions({
  queryKey: ['dashboard', 'transactions'],
  queryFn: ({ signal }) => listTransactions(LATEST_TRANSACTIONS, signal),
});
