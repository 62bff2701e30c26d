import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, writeListState, type ListSchema } from './list-state';

export interface ListState<V> {
  state: V;
  /** Changes some values. The page goes back to 1 unless the patch names it; `replace` adds no entry to the history. */
  set(patch: Partial<V>, options?: { replace?: boolean }): void;
  /** Back to the defaults. */
  reset(): void;
}

/**
 * A list's page, size, sort and filters, kept in the URL's query, so that Back and a sent link restore them.
 *
 * @param schema of flat values
 * @param defaults values that are left out of the URL, and that stand in for absent and bad ones; declare it outside of the component
 */
export function useListState<V extends object>(schema: ListSchema<V>, defaults: V): ListState<V> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(schema, defaults, query), [schema, defaults, query]);

  // Two changes in one event both count, though the URL has not changed in between.
  const latest = useRef({ state, query });
  useEffect(() => {
    latest.current = { state, query };
  }, [state, query]);

  const write = useCallback(
    (next: V, replace = false) => {
      const written = writeListState(schema, defaults, next, latest.current.query);
      latest.current = { state: next, query: written };
      setQuery(written, { replace });
    },
    [schema, defaults, setQuery],
  );
  const set = useCallback<ListState<V>['set']>(
    (patch, options) => {
      const { page } = defaults as { page?: unknown };
      write({ ...latest.current.state, page, ...patch }, options?.replace);
    },
    [write, defaults],
  );
  const reset = useCallback(() => write(defaults), [write, defaults]);

  return { state, set, reset };
}
