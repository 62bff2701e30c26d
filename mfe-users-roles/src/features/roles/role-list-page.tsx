import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { RoleList } from './role-list';

/** The roles, for those who may see them. */
export function RoleListPage() {
  return usePermission('roles:view') ? <RoleList /> : <NoPermissionPanel />;
}
