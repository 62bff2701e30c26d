import { USERNAME_MAX, userStatuses, type UserStatus } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface UserListQuery extends SortedPageQuery {
  username?: string | undefined;
  status?: UserStatus | undefined;
  roleName?: string | undefined;
}

export const userListQuery = {
  shape: {
    ...sortedPageFields,
    username: textUpTo(USERNAME_MAX),
    status: oneOf(userStatuses),
    roleName: textUpTo(64),
  },
} satisfies ListSchema<UserListQuery>;

/** What is shown at first and after a reset. */
export const firstUserPage: UserListQuery = {
  ...firstSortedPage,
  username: undefined,
  status: undefined,
  roleName: undefined,
};
