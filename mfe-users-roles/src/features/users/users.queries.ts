import { apiPaths, type ListPage, type User } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import type { UserListQuery } from './user-list-query';
import { usersApi } from './users.api';

export const userKeys = {
  lists: ['users', 'list'],
  list: (query: UserListQuery) => [...userKeys.lists, query],
};

/** The page of users that a query asks for. */
export const userListOptions = (query: UserListQuery) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }): Promise<ListPage<User>> => usersApi.list(query, { signal }),
  });

/** The roles that there are, which another screen may have put into the cache already; the list goes without while they can't be had. */
export const roleOptionsQuery = queryOptions({
  queryKey: [apiPaths.roleOptions],
  queryFn: ({ signal }) => usersApi.roles({ signal, quiet: true }),
  staleTime: 60_000,
});
