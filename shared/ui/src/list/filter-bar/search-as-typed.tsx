import { useEffect } from 'react';
import type { FilterField, FilterPartProps, FilterValues } from './filter-field';

const isText = (kind: FilterField['kind']) => kind === 'text' || kind === 'search';

/** Pause after the last key, in ms. */
const PAUSE_MS = 250;

interface SearchAsTypedProps<N extends string> extends Pick<
  FilterPartProps<N>,
  'fields' | 'values' | 'typed'
> {
  searchLater: (values: FilterValues<N>, ms: number) => () => void;
  /** True while an input method composes in the bar. */
  isComposing: boolean;
}

/** Searches by the texts of a filter bar when typing pauses, but never while an input method composes. */
export function SearchAsTyped<N extends string>(props: SearchAsTypedProps<N>) {
  const { fields, values, typed, searchLater, isComposing } = props;
  const isNew = fields.some(({ kind, name }) => isText(kind) && typed[name].trim() !== values[name]);
  useEffect(() => {
    if (isComposing || !isNew) return undefined;
    return searchLater(typed, PAUSE_MS);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a key alone starts the pause anew, whatever else is rendered
  }, [typed, isComposing, isNew]);
  return null;
}
