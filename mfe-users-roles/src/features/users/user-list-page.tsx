import { usePermission } from '@backoffice/session';
import { NoPermissionPanel } from '@backoffice/ui';
import { UserList } from './user-list';

/** The users, for those who may see them. */
export function UserListPage() {
  return usePermission('users:view') ? <UserList /> : <NoPermissionPanel />;
}
