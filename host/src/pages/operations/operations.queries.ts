import { api } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { queryOptions } from '@tanstack/react-query';

export const READ_EVERY_SECONDS = 30;

/** The status, fetched periodically while the page is visible. */
export const statusOptions = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }): Promise<OperationsStatus> => api.get(apiPaths.operations, { signal, shown: true }),
  staleTime: 1000,
  refetchInterval: READ_EVERY_SECONDS * 1000,
});
