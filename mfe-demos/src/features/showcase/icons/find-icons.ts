import type { IconEntry } from './icon-entry';

/** Those whose names hold all words of the query, in any order and case. */
export function findIcons(icons: readonly IconEntry[], query: string): readonly IconEntry[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
