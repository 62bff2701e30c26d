import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@backoffice/contract';
import { useMemo } from 'react';
import { rolesApi } from './roles.api';

const roleKeys = { list: ['roles', 'list'], pages: ['roles', 'pages'] };

export const roleListOptions = queryOptions({
  queryKey: roleKeys.list,
  queryFn: ({ signal }) => rolesApi.list({ signal, shown: true }),
});

export const grantablePagesOptions = queryOptions({
  queryKey: roleKeys.pages,
  queryFn: ({ signal }) => rolesApi.pages({ signal, shown: true }),
});

/** Changes of the roles on screen that need no new answer of the server. */
export function useRoleCache() {
  const client = useQueryClient();
  return useMemo(() => {
    const edit = (change: (roles: Role[]) => Role[]) => {
      void client.cancelQueries({ queryKey: roleListOptions.queryKey });
      client.setQueryData(roleListOptions.queryKey, (roles) => roles && change(roles));
    };
    return {
      add: (made: Role) => edit((roles) => [...roles.filter(({ key }) => key !== made.key), made]),
      replace: (changed: Role) =>
        edit((roles) => roles.map((role) => (role.key === changed.key ? changed : role))),
      drop: (gone: Role) => edit((roles) => roles.filter(({ key }) => key !== gone.key)),
    };
  }, [client]);
}
