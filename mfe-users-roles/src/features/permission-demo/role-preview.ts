import { api } from '@backoffice/api-client';
import { apiPaths, type Role, type RoleOption, type RouteNode } from '@backoffice/contract';
import { routesAtom, store, usePermission } from '@backoffice/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** A role that can be previewed. */
export interface SeenRole {
  key: string;
  name: string;
  /** The role's pages; null where the user may not read roles. */
  routes: readonly RouteNode[] | null;
}

async function readRoles(mayReadRoutes: boolean, signal: AbortSignal): Promise<SeenRole[]> {
  const options = { signal, shown: true };
  if (mayReadRoutes) return api.get<Role[]>(apiPaths.roles, options);
  const names = await api.get<RoleOption[]>(apiPaths.roleOptions, options);
  return names.map(({ id, name }) => ({ key: id, name, routes: null }));
}

/** Returns the roles and the previewed one, undefined for the user's own. The user's own permissions do not change. */
export function useRolePreview() {
  const mayReadRoutes = usePermission('roles:view');
  const ownRoutes = useAtomValue(routesAtom, { store });
  const roles = useQuery({
    queryKey: ['permission-demo', 'roles', mayReadRoutes],
    queryFn: ({ signal }) => readRoles(mayReadRoutes, signal),
  });
  const [chosen, choose] = useState('');
  const seen = roles.data?.find(({ key }) => key === chosen);
  return { roles, seen, choose, routes: seen ? seen.routes : ownRoutes };
}

/** Returns the permissions that a tree of routes grants, as `screen:action`. */
export function grantsOf(routes: readonly RouteNode[]): string[] {
  return routes.flatMap(({ name, meta, children = [] }) => [
    ...(meta.actions ?? []).map((action) => `${name}:${action}`),
    ...grantsOf(children),
  ]);
}
