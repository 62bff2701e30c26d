import { nameKey, type KnownField } from './known-names';

/** The column of each field, by its place in the file; fields without one are left out. */
export type ColumnMapping = Readonly<Record<string, number>>;

/** The columns whose header is a name of a field, each at most once. */
export function guessMapping(
  headers: readonly string[],
  known: ReadonlyMap<string, KnownField>,
): ColumnMapping {
  const keys = headers.map(nameKey);
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  for (const [name, { names }] of known) {
    const column = keys.findIndex((key, at) => key !== '' && names.has(key) && !taken.has(at));
    if (column === -1) continue;
    taken.add(column);
    mapping[name] = column;
  }
  return mapping;
}
