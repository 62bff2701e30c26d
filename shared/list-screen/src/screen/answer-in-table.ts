import { ApiError } from '@backoffice/api-client';
import type { ListPage } from '@backoffice/contract';
import type { DataTableState } from '@backoffice/ui/list';

interface Answer<T> {
  data: ListPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A refresh that fails leaves the rows that are here: its notice says so. */
function stateOf({ isFetching, error, data }: Answer<unknown>, hasFilters: boolean): DataTableState {
  if (isFetching) return 'loading';
  if (error && !data?.total) return 'error';
  if (data && data.total > 0) return 'rows';
  return hasFilters ? 'nothing-found' : 'empty';
}

/** What a table shows of a list's answer. */
export function answerInTable<T>(answer: Answer<T>, hasFilters: boolean) {
  const { data, error, refetch } = answer;
  return {
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    state: stateOf(answer, hasFilters),
    failure: {
      // Where no server spoke, the notice says why, in the user's language.
      body: error instanceof ApiError && error.kind === 'refused' ? error.message : undefined,
      requestId: error instanceof ApiError ? error.requestId : undefined,
      onRetry: () => void refetch(),
    },
  };
}
