import { usePermission } from '@backoffice/session';
import { EmptyPanel, NoPermissionPanel } from '@backoffice/ui';
import { userMessages } from './user-messages';

/** The users, for those who may see them. */
export function UserListPage() {
  const text = userMessages.useText();
  if (!usePermission('users:view')) return <NoPermissionPanel />;
  return <EmptyPanel body={text('users.list.empty.body')} title={text('users.list.empty.title')} />;
}
