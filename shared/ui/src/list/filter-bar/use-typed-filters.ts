import { useState } from 'react';
import type { FilterField, FilterValues } from './filter-field';

/** Of the searches that the list does not show yet so many are known; each comes a pause in typing after the one before. */
const MOST_SENT = 4;

interface TypedFilters<N extends string> {
  fields: readonly FilterField<N>[];
  values: FilterValues<N>;
  onSearch: (values: FilterValues<N>, options?: { replace: boolean }) => void;
}

/**
 * What stands in the fields of a filter bar. It follows the list, as when the browser goes back; but where the list follows a
 * search from here, what was typed since stays, with its blanks; and so does what is typed beside what changes.
 */
export function useTypedFilters<N extends string>({ fields, values, onSearch }: TypedFilters<N>) {
  const [typed, setTyped] = useState(values);
  const [applied, setApplied] = useState(values);
  const [sent, setSent] = useState<FilterValues<N>[]>([]);
  if (fields.some(({ name }) => applied[name] !== values[name])) {
    // A list takes no blanks around a text, and nothing of what is no value of the field.
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
  const search: typeof onSearch = (next, options) => {
    setTyped(next);
    setSent([...sent.slice(1 - MOST_SENT), next]);
    onSearch(next, options);
  };
  return { typed, setTyped, search };
}
