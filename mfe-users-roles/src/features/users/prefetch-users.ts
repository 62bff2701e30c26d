import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { firstUserPage, userListQuery } from './user-list-query';
import { userListOptions } from './users.queries';

/** Asks for the users that the page at an address will show, while the page itself is still on its way. */
export async function prefetchUsers(client: QueryClient, address: URL): Promise<void> {
  if (!may('users:view')) return;
  const query = listStateAt(userListQuery, firstUserPage, address);
  await prefetchQuery(client, userListOptions(query));
}
