import { hasAnyRole, usePermission } from '@backoffice/session';
import { useIsFetching } from '@tanstack/react-query';
import { NoPermissionPanel } from '@backoffice/ui';
import { messages } from '../../messages';
import { AdminDashboard } from './admin-dashboard';
import { useDashboardStyles } from './dashboard.styles';
import { EditorDashboard } from './editor-dashboard';

/** The dashboard of the signed-in user's role. While it loads, each part stands there in its size already. */
function Dashboard() {
  const styles = useDashboardStyles();
  const text = messages.useText();
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

export function DashboardPage() {
  return usePermission('dashboard:view') ? <Dashboard /> : <NoPermissionPanel />;
}
