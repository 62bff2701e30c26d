import { queryOptions } from '@tanstack/react-query';
import { remotesApi } from './remotes.api';

const EVERY_MS = 10_000;

/** Looked at anew as long as the page is shown: somebody else may ship at any time. */
export const registryOptions = queryOptions({
  queryKey: ['remote-registry'],
  queryFn: ({ signal }) => remotesApi.list(signal),
  staleTime: 1_000,
  refetchInterval: EVERY_MS,
});
