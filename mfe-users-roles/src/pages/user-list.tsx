import { listPage, ListView, useList } from '@backoffice/list-screen';
import { useRoleChoices } from '../features/users/use-role-choices';
import { users } from '../features/users/users';

function UserList() {
  const roleName = useRoleChoices();
  return <ListView choices={{ roleName }} model={useList(users)} />;
}

export const { Page, messages, prefetch } = listPage(users, UserList);
