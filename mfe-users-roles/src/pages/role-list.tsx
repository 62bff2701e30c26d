import { uiMessages } from '@backoffice/ui';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import { roleMessages } from '../features/roles/role-messages';
import { roleListOptions } from '../features/roles/roles.queries';

export { RoleListPage as Page } from '../features/roles/role-list-page';

export async function prefetch(client: QueryClient): Promise<void> {
  if (may('roles:view')) await prefetchQuery(client, roleListOptions);
}

/** The texts that the page shows. */
export const messages = [roleMessages, uiMessages];
