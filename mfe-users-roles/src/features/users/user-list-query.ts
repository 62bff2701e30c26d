import {
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  paging,
  sortById,
  USERNAME_MAX,
  userStatus,
} from '@backoffice/contract';
import * as z from 'zod/mini';

/** What the list shows, as its URL says it. */
export const userListQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  sort: sortById,
  username: z.optional(z.string().check(z.maxLength(USERNAME_MAX))),
  status: z.optional(userStatus),
  roleName: z.optional(z.string().check(z.maxLength(64))),
});
export type UserListQuery = z.infer<typeof userListQuery>;

/** What is shown at first and after a reset. */
export const firstUserPage: UserListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  username: undefined,
  status: undefined,
  roleName: undefined,
};
