import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Order, ordersOf, type Role, type RoleSort, roleSorts } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf } from '@backoffice/list-screen';
import { useMemo } from 'react';
import { rolesApi } from './roles.api';

const roleKeys = { list: ['roles', 'list'], pages: ['roles', 'pages'] };

/** The query parameters of the page. */
interface RoleListQuery {
  view?: 'matrix' | undefined;
  sort: Order<RoleSort>;
}

export const roleListQuery = {
  shape: { view: oneOf(['matrix']), sort: oneOf(ordersOf(roleSorts)) },
} satisfies ListSchema<RoleListQuery>;

export const firstRoleList: RoleListQuery = { view: undefined, sort: '+key' };

export const roleListOptions = ({ sort }: Pick<RoleListQuery, 'sort'>) =>
  queryOptions({
    queryKey: [...roleKeys.list, sort],
    queryFn: ({ signal }) => rolesApi.list({ signal, shown: true }, sort),
  });

export const grantablePagesOptions = queryOptions({
  queryKey: roleKeys.pages,
  queryFn: ({ signal }) => rolesApi.pages({ signal, shown: true }),
});

/** Returns functions that change the cached roles without a call to the server. */
export function useRoleCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const edit = (change: (roles: Role[]) => Role[]) => {
      void client.cancelQueries({ queryKey: roleKeys.list });
      client.setQueriesData<Role[]>({ queryKey: roleKeys.list }, (roles) => roles && change(roles));
    };
    return {
      add: (made: Role) => edit((roles) => [...roles.filter(({ key }) => key !== made.key), made]),
      replace: (changed: Role) =>
        edit((roles) => roles.map((role) => (role.key === changed.key ? changed : role))),
      drop: (gone: Role) => edit((roles) => roles.filter(({ key }) => key !== gone.key)),
    };
  }, [client]);
}
