import { prefetchQuery } from '@backoffice/data';
import { hasAnyRole, may, usePermission } from '@backoffice/session';
import { NoPermissionPanel, uiMessages } from '@backoffice/ui';
import { type QueryClient, useIsFetching } from '@tanstack/react-query';
import { AdminDashboard } from '../features/dashboard/admin-dashboard';
import { useDashboardStyles } from '../features/dashboard/dashboard.styles';
import { EditorDashboard } from '../features/dashboard/editor-dashboard';
import {
  dashboardSeriesQuery,
  dashboardSummaryQuery,
  latestTransactionsQuery,
} from '../features/dashboard/queries/dashboard.queries';
import { messages as contentMessages } from '../messages';

/** The dashboard of the signed-in user's role. While it loads, each part stands there in its size already. */
function Dashboard() {
  const styles = useDashboardStyles();
  const text = contentMessages.useText();
  const isLoading =
    useIsFetching({ queryKey: ['dashboard'], predicate: ({ state }) => state.data === undefined }) > 0;
  return (
    <>
      {isLoading && (
        <span aria-label={text('dashboard.loading.label')} className={styles.announcement} role="status" />
      )}
      {hasAnyRole(['admin']) ? <AdminDashboard /> : <EditorDashboard />}
    </>
  );
}

export function Page() {
  return usePermission('dashboard:view') ? <Dashboard /> : <NoPermissionPanel />;
}

/** Asks for what the dashboard will show, while the page itself is still on its way. */
export async function prefetch(client: QueryClient): Promise<void> {
  if (!may('dashboard:view')) return;
  const ofMerchants = prefetchQuery(client, dashboardSummaryQuery);
  if (!hasAnyRole(['admin'])) return ofMerchants;
  await Promise.all([
    prefetchQuery(client, dashboardSeriesQuery),
    ofMerchants,
    prefetchQuery(client, latestTransactionsQuery),
  ]);
}

export const messages = [contentMessages, uiMessages];
