import { api } from '@backoffice/api-client';
import { apiPaths, type RoleOption } from '@backoffice/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The query for the roles. The caller shows a failure. */
const roleOptionsQuery = queryOptions({
  queryKey: [apiPaths.roleOptions],
  queryFn: ({ signal }) => api.get<RoleOption[]>(apiPaths.roleOptions, { signal, quiet: true }),
});

/** Time for which the roles are used without reading them again, in ms. */
const ROLES_FRESH_MS = 60_000;

const noRoles: RoleOption[] = [];

/** Returns the roles; empty until they are loaded. */
export function useRoles(): RoleOption[] {
  return useQuery({ ...roleOptionsQuery, staleTime: ROLES_FRESH_MS }).data ?? noRoles;
}

/** Returns the roles as choices. */
export function useRoleChoices(): { value: string; label: string }[] {
  return useRoles().map(({ id, name }) => ({ value: id, label: name }));
}
