import { listPage } from '@backoffice/list-screen';
import { UserList } from '../features/users/user-list';
import { users } from '../features/users/users';

export const { Page, messages, prefetch } = listPage(users, UserList);
