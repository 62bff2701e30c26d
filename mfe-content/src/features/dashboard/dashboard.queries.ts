import { queryOptions } from '@tanstack/react-query';
import { getDashboardSummary } from './dashboard.api';

export const dashboardSummaryQuery = queryOptions({
  queryKey: ['dashboard', 'summary'],
  queryFn: ({ signal }) => getDashboardSummary(signal),
});
