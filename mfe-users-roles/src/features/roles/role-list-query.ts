import type { ListSchema } from '@backoffice/data';
import { oneOf } from '@backoffice/list-screen';

/** What stands in the address of the page. */
interface RoleListQuery {
  view?: 'matrix' | undefined;
}

export const roleListQuery = { shape: { view: oneOf(['matrix']) } } satisfies ListSchema<RoleListQuery>;

export const firstRoleView: RoleListQuery = { view: undefined };
