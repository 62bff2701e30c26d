import { queryOptions } from '@tanstack/react-query';
import { getDashboardSeries, getDashboardSummary, listTransactions } from './dashboard.api';

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
