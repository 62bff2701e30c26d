import { useRef, useState } from 'react';
import type { FilterField, FilterValues } from './filter-field';

/** Maximum number of remembered searches that the list does not show yet; each is sent after a pause in typing. */
const MAX_SENT = 4;

interface TypedFilters<N extends string> {
  fields: readonly FilterField<N>[];
  values: FilterValues<N>;
  onSearch: (values: FilterValues<N>, options?: { replace: boolean }) => void;
}

/**
 * The values in the fields of a filter bar. They follow the list, for example when the browser goes back. When the list follows
 * a search from here, text typed since is kept with its blanks; so is text in fields that do not change.
 */
export function useTypedFilters<N extends string>({ fields, values, onSearch }: TypedFilters<N>) {
  const [typed, setTyped] = useState(values);
  const [applied, setApplied] = useState(values);
  const [sent, setSent] = useState<FilterValues<N>[]>([]);
  if (fields.some(({ name }) => applied[name] !== values[name])) {
    // A list trims texts, and ignores invalid values.
    const own = sent.findIndex((each) =>
      fields.every(({ name }) => values[name] === '' || values[name] === each[name].trim()),
    );
    setApplied(values);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0) {
      const followed = fields.map(({ name }) => [
        name,
        (values[name] === applied[name] ? typed : values)[name],
      ]);
      setTyped(Object.fromEntries(followed) as FilterValues<N>);
    }
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelSearch = () => clearTimeout(pause.current);
  const change = (next: FilterValues<N>) => {
    cancelSearch();
    setTyped(next);
  };
  const search: typeof onSearch = (next, options) => {
    change(next);
    setSent([...sent.slice(1 - MAX_SENT), next]);
    onSearch(next, options);
  };
  /** Searches after a pause, unless something is typed, chosen or reset before. Returns a function that cancels it. */
  const searchLater = (next: FilterValues<N>, ms: number) => {
    pause.current = setTimeout(() => search(next, { replace: true }), ms);
    return cancelSearch;
  };
  return { typed, setTyped: change, search, searchLater };
}
