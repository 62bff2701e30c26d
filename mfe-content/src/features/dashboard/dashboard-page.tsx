import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { Dashboard } from './dashboard';

export function DashboardPage() {
  return usePermission('dashboard:view') ? <Dashboard /> : <NoPermissionPanel />;
}
