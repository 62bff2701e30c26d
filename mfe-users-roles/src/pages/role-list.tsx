import { listStateAt, prefetchQuery } from '@backoffice/data';
import { permittedPage } from '@backoffice/list-screen';
import { may } from '@backoffice/session';
import { uiMessages } from '@backoffice/ui';
import type { QueryClient } from '@tanstack/react-query';
import { RoleList } from '../features/roles/role-list';
import { roleMessages } from '../features/roles/role-messages';
import { firstRoleList, roleListOptions, roleListQuery } from '../features/roles/roles.queries';

export const Page = permittedPage('roles:view', RoleList);

export async function prefetch(client: QueryClient, address: URL): Promise<void> {
  const query = listStateAt(roleListQuery, firstRoleList, address);
  if (may('roles:view')) await prefetchQuery(client, roleListOptions(query));
}

/** The texts of the page. */
export const messages = [roleMessages, uiMessages];
