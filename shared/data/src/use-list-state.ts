import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedListState, readListState, writeListState, type ListSchema } from './list-state';

export interface ListState<V> {
  state: V;
  /**
   * Changes some values. Fields with `startsOver` return to their defaults, unless the patch contains them; `replace` adds no
   * history entry.
   */
  set(patch: Partial<V>, options?: { replace?: boolean }): void;
  /** Returns all values to the defaults. */
  reset(): void;
}

/**
 * A list's page, size, sort and filters, kept in the URL's query, so that Back and a sent link restore them.
 * @param schema of flat values
 * @param defaults left out of the URL, and used for absent and invalid values; declare it outside the component
 */
export function useListState<V extends object>(schema: ListSchema<V>, defaults: V): ListState<V> {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(schema, defaults, query), [schema, defaults, query]);

  // Makes two changes in one event add up, although the URL has not changed in between.
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
      write(changedListState(schema, defaults, latest.current.state, patch), options?.replace);
    },
    [write, schema, defaults],
  );
  const reset = useCallback(() => write(defaults), [write, defaults]);

  return { state, set, reset };
}
