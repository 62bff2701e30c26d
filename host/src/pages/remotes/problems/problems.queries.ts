import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { on } from '../../../kernel/events';
import { type ProblemFilter, problemsApi } from './problems.api';

/** New users of a known problem are not announced. */
const EVERY_MS = 3_000;
const KEY = 'remote-problems';

export const problemsOptions = (filter: ProblemFilter) =>
  queryOptions({
    queryKey: [KEY, filter],
    queryFn: ({ signal }) => problemsApi.list(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 1_000,
    refetchInterval: EVERY_MS,
  });

/** The stack of a problem never changes. */
export const stackOptions = (id: number) =>
  queryOptions({
    queryKey: ['problem-stack', id],
    queryFn: ({ signal }) => problemsApi.stack(id, signal),
    staleTime: Infinity,
  });

export const modulesOptions = (remote: string, release: string) =>
  queryOptions({
    queryKey: ['remote-modules', remote, release],
    queryFn: ({ signal }) => problemsApi.modules({ remote, release }, signal),
    staleTime: EVERY_MS,
  });

/** Fetches the problems again when the server announces a new one. */
export function useAnnouncedProblems(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      on('serverChanged', ({ change }) => {
        if (change === null || change.topic === 'problems')
          void client.invalidateQueries({ queryKey: [KEY] });
      }),
    [client],
  );
}
