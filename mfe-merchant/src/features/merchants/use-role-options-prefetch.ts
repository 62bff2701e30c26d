import { api, ApiError } from '@backoffice/api-client';
import { apiPaths, type RoleOption } from '@backoffice/contract';
import { whenIdle } from '@backoffice/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Has the role options in the cache, under their URL, when the user screen opens; a failure is only logged. */
export function useRoleOptionsPrefetch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () =>
      client.query({
        queryKey: [apiPaths.roleOptions],
        queryFn: ({ signal }) => api.get<RoleOption[]>(apiPaths.roleOptions, { signal, quiet: true }),
      });
    return whenIdle(() => void ask().catch(logFailure));
  }, [client]);
}

/** The end of a session takes back what is on its way: nothing failed then. */
function logFailure(failure: unknown): void {
  if (failure instanceof ApiError) console.error(failure);
}
