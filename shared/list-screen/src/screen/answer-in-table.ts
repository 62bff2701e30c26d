import { ApiError } from '@backoffice/api-client';
import type { ListPage } from '@backoffice/contract';
import type { DataTableState } from '@backoffice/ui/list';

interface Answer<T> {
  data: ListPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** The rows are those of the page before. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

function stateOf({ isFetching, error, data }: Answer<unknown>, hasFilters: boolean): DataTableState {
  if (isFetching) return 'loading';
  if (error && !data?.total) return 'error';
  if (data && data.total > 0) return 'rows';
  return hasFilters ? 'nothing-found' : 'empty';
}

/** A refresh that fails leaves the rows that are here, and says so above them. */
function outdatedBy({
  isFetching,
  isPlaceholderData,
  error,
  data,
}: Answer<unknown>): 'replaced' | 'failed' | undefined {
  if (isPlaceholderData) return 'replaced';
  return error && data?.total && !isFetching ? 'failed' : undefined;
}

/** What a table shows of a list's answer. */
export function answerInTable<T>(answer: Answer<T>, hasFilters: boolean) {
  const { data, error, refetch } = answer;
  return {
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    state: stateOf(answer, hasFilters),
    outdated: outdatedBy(answer),
    failure: {
      body: error instanceof ApiError ? error.message : undefined,
      requestId: error instanceof ApiError ? error.requestId : undefined,
      onRetry: () => void refetch(),
    },
  };
}
