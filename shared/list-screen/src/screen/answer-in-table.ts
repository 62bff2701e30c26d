import { ApiError } from '@backoffice/api-client';
import type { UncountedPage } from '@backoffice/contract';
import type { DataTableState } from '@backoffice/ui/list';

interface Answer<T> {
  data: UncountedPage<T> | undefined;
  error: Error | null;
  isFetching: boolean;
  /** The rows are those of the previous page. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

/** A total that is not known yet is above 0. */
const hasRows = (data: UncountedPage<unknown> | undefined) => data !== undefined && data.total !== 0;

function stateOf({ isFetching, error, data }: Answer<unknown>, hasFilters: boolean): DataTableState {
  if (isFetching) return 'loading';
  if (error && !hasRows(data)) return 'error';
  if (hasRows(data)) return 'rows';
  return hasFilters ? 'nothing-found' : 'empty';
}

/** A failed refresh keeps the rows on screen and shows a message above them. */
function outdatedBy({
  isFetching,
  isPlaceholderData,
  error,
  data,
}: Answer<unknown>): 'replaced' | 'failed' | undefined {
  if (isPlaceholderData) return 'replaced';
  return error && hasRows(data) && !isFetching ? 'failed' : undefined;
}

/** Converts the answer to a list call to the state of a table. */
export function answerInTable<T>(answer: Answer<T>, hasFilters: boolean) {
  const { data, error, refetch } = answer;
  return {
    rows: data?.items ?? [],
    /** Null while the rows are being counted. */
    total: data ? data.total : 0,
    state: stateOf(answer, hasFilters),
    outdated: outdatedBy(answer),
    failure: {
      body: error instanceof ApiError ? error.message : undefined,
      requestId: error instanceof ApiError ? error.requestId : undefined,
      onRetry: () => void refetch(),
    },
  };
}
