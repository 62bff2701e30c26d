import { ListView, useList } from '@backoffice/list-screen';
import { useRoleChoices } from './use-role-choices';
import { users } from './users';

export function UserList() {
  const roleName = useRoleChoices();
  return <ListView choices={{ roleName }} model={useList(users)} />;
}
