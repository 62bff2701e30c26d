import type { PaletteEntry } from './palette-entry';
import type { Found } from './search-entries';

export interface EntryGroup {
  key: 'found' | 'recent' | 'pages' | 'commands';
  finds: readonly Found[];
}

const unmarked = (entry: PaletteEntry): Found => ({ entry, marks: new Map() });

/** What was chosen last comes first; `entries` are otherwise in the order of the menu. */
export function recentFirst(entries: readonly PaletteEntry[], recent: readonly string[]): PaletteEntry[] {
  const known = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [...known, ...entries.filter((entry) => !known.includes(entry))];
}

/** What stands in the palette before anything is typed. */
export function groupsOf(entries: readonly PaletteEntry[], recent: readonly string[]): EntryGroup[] {
  const isRecent = ({ id }: PaletteEntry) => recent.includes(id);
  const group = (key: EntryGroup['key'], finds: PaletteEntry[]) => ({ key, finds: finds.map(unmarked) });
  return [
    group('recent', recentFirst(entries, recent).filter(isRecent)),
    group(
      'pages',
      entries.filter((entry) => entry.kind === 'page' && !isRecent(entry)),
    ),
    group(
      'commands',
      entries.filter((entry) => entry.kind === 'command' && !isRecent(entry)),
    ),
  ].filter(({ finds }) => finds.length > 0);
}
