import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@backoffice/api-client';
import { notify, useBusy } from '@backoffice/ui';
import { remotesApi } from './remotes.api';
import { messages } from './remote-words';

const EVERY_MS = 10_000;

/** The registry, fetched periodically while the page is shown, because others may deploy at any time. */
export const registryOptions = queryOptions({
  queryKey: ['remote-registry'],
  queryFn: ({ signal }) => remotesApi.list(signal),
  staleTime: 1_000,
  refetchInterval: EVERY_MS,
});

/** The violations, which the server stores each minute. */
export const violationsOptions = queryOptions({
  queryKey: ['policy-violations'],
  queryFn: ({ signal }) => remotesApi.violations(signal),
  staleTime: EVERY_MS,
  refetchInterval: 6 * EVERY_MS,
});

/** Sends a change. Resolves to true if it was made. */
export type Change = ReturnType<typeof useRemoteChange>['change'];

/** Sends one change at a time, shows its result, and fetches the registry again. */
export function useRemoteChange() {
  const client = useQueryClient();
  const { isBusy, run } = useBusy();

  async function change(send: () => Promise<unknown>, done: string): Promise<boolean> {
    let isDone = false;
    await run(async () => {
      try {
        await send();
        isDone = true;
        notify.success({ title: done });
      } catch (error) {
        isDone = (error as Partial<ApiError>).code === 'approval-pending';
        if (isDone) return;
        const { text } = messages;
        const isOvertaken = error instanceof ApiError && error.status === 409;
        const body = error instanceof ApiError ? error.message : '';
        notify.error({
          title: text(isOvertaken ? 'remotes.change.overtaken' : 'remotes.change.failed'),
          body,
        });
      }
      await client.invalidateQueries({ queryKey: registryOptions.queryKey });
    });
    return isDone;
  }
  return { change, isBusy };
}
