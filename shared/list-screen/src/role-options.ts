import { api } from '@backoffice/api-client';
import { apiPaths, type RoleOption } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';

/**
 * The roles that there are. One area asks for them ahead of another's screen, so that both find them under one key in the query cache;
 * a failure is told by whoever asks.
 */
export const roleOptionsQuery = queryOptions({
  queryKey: [apiPaths.roleOptions],
  queryFn: ({ signal }) => api.get<RoleOption[]>(apiPaths.roleOptions, { signal, quiet: true }),
});
