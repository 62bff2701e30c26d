import { api } from '@backoffice/api-client';
import {
  apiPaths,
  transactionPaths,
  type DashboardFigures,
  type DashboardSeries,
  type DashboardSummary,
  type ListPage,
  type Transaction,
} from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { browserTimeZone, shownTimeZone } from '@backoffice/i18n/time-zone';
import { midnight, today } from '@backoffice/list-screen';
import { queryOptions } from '@tanstack/react-query';

/** The number of transactions on the dashboard. */
export const LATEST_TRANSACTIONS = 8;

export const dashboardSummaryQuery = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: ({ signal }): Promise<DashboardSummary> =>
    api.get(transactionPaths.dashboardSummary, { signal, shown: true }),
});

/** The figures since midnight in the shown time zone. */
export const dashboardFiguresQuery = queryOptions({
  queryKey: ['dashboard', 'figures'],
  queryFn: ({ signal }): Promise<DashboardFigures> =>
    api.get(transactionPaths.dashboardFigures, {
      query: { today: midnight(today()), timeZone: shownTimeZone() ?? browserTimeZone() },
      signal,
      shown: true,
    }),
});

export const dashboardSeriesQuery = queryOptions({
  queryKey: ['dashboard', 'series'],
  queryFn: ({ signal }): Promise<DashboardSeries> =>
    api.get(transactionPaths.dashboardSeries, { signal, shown: true }),
});

export const latestTransactionsQuery = queryOptions({
  queryKey: ['dashboard', 'transactions'],
  queryFn: ({ signal }): Promise<ListPage<Transaction>> =>
    api.get(transactionPaths.transactionList, {
      query: { page: 1, limit: LATEST_TRANSACTIONS },
      signal,
      shown: true,
    }),
});

/** The status of the installation, with its active alerts. */
export const operationsQuery = queryOptions({
  queryKey: ['dashboard', 'operations'],
  queryFn: ({ signal }): Promise<OperationsStatus> => api.get(apiPaths.operations, { signal, shown: true }),
});
