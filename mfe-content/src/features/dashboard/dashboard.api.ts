import { api } from '@backoffice/api-client';
import { apiPaths, type DashboardSummary } from '@backoffice/contract';

export function getDashboardSummary(signal: AbortSignal): Promise<DashboardSummary> {
  return api.get(apiPaths.dashboardSummary, { signal });
}
