import {
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  sortsById,
  USERNAME_MAX,
  userStatuses,
  type PageSize,
  type SortById,
  type UserStatus,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface UserListQuery {
  page: number;
  limit: PageSize;
  sort: SortById;
  username?: string | undefined;
  status?: UserStatus | undefined;
  roleName?: string | undefined;
}

export const userListQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    sort: oneOf(sortsById),
    username: textUpTo(USERNAME_MAX),
    status: oneOf(userStatuses),
    roleName: textUpTo(64),
  },
} satisfies ListSchema<UserListQuery>;

/** What is shown at first and after a reset. */
export const firstUserPage: UserListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  username: undefined,
  status: undefined,
  roleName: undefined,
};
