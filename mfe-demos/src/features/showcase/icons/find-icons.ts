/** What every size of an icon has in its name: `Add20Regular` draws the same as `AddRegular`. */
const SIZE = /\d\d(?=(regular|filled|color|light)?$)/;

/** Those whose names hold all words of the query, in any order and case; of an icon's sizes the one that scales. */
export function findIcons<One extends { name: string }>(
  icons: readonly One[],
  query: string,
): readonly One[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const holding = (wanted: readonly string[]) =>
    icons.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));
  const found = holding(words);
  return found.length > 0 ? found : holding(words.map((word) => word.replace(SIZE, '')));
}
