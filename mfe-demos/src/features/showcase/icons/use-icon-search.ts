import { useDeferredValue, useState } from 'react';
import type { IconStyle } from './icon-style';

const FIRST = { page: 1, limit: 100 };

/** What is looked for, and which part of what was found is shown. */
export function useIconSearch() {
  const [query, setQuery] = useState('');
  const [style, setStyle] = useState<IconStyle | ''>('');
  const [part, setPart] = useState(FIRST);
  const fromTheStart = () => setPart(({ limit }) => ({ page: 1, limit }));
  return {
    query,
    style,
    ...part,
    /** Follows what is typed as the page keeps up. */
    wanted: useDeferredValue(query),
    search(next: string) {
      setQuery(next);
      fromTheStart();
    },
    choose(next: IconStyle | '') {
      setStyle(next);
      fromTheStart();
    },
    turnTo: setPart,
  };
}
