import { api } from '@backoffice/api-client';
import { apiPaths, type RoleOption } from '@backoffice/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

/**
 * The roles that there are. One area asks for them ahead of another's screen, so that both find them under one key in the query cache;
 * a failure is told by whoever asks.
 */
export const roleOptionsQuery = queryOptions({
  queryKey: [apiPaths.roleOptions],
  queryFn: ({ signal }) => api.get<RoleOption[]>(apiPaths.roleOptions, { signal, quiet: true }),
});

/** How long the roles are taken for those that there are, in ms. */
const ROLES_FRESH_MS = 60_000;

const noRoles: RoleOption[] = [];

/** The roles that there are; none while they can't be had. */
export function useRoles(): RoleOption[] {
  return useQuery({ ...roleOptionsQuery, staleTime: ROLES_FRESH_MS }).data ?? noRoles;
}

/** The same for a choice. */
export function useRoleChoices(): { value: string; label: string }[] {
  return useRoles().map(({ id, name }) => ({ value: id, label: name }));
}
