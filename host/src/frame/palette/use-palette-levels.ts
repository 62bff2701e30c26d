import { useState } from 'react';
import { clipboardEntry, type PaletteEntry } from './palette-entries';
import { useClipboardOffer } from './use-clipboard-offer';
import { type EntryGroup, unmarked, useEntryGroups } from './use-entry-groups';

interface Opened {
  name: string;
  finds: EntryGroup['finds'];
}

const START = { at: 0, opened: null as Opened | null, openedAt: 0 };

/** The number of a merchant, which nothing else looks like. */
const OWN_NUMBER = /^M\d{14}$/i;

/**
 * What the palette shows: what a query finds, or the commands of one entry of it, and which entry of either is the active one.
 *
 * @param search looks for another query
 */
export function usePaletteLevels(query: string, search: (query: string) => void) {
  const [{ at, opened, openedAt }, setPlace] = useState(START);
  const { groups: found, isMoreAwaited } = useEntryGroups(query);
  const offer = useClipboardOffer();
  const [offered, setOffered] = useState<PaletteEntry>();
  // Not to somebody who is under way: what Enter runs must not move.
  if (offer !== undefined && !offered && !query && at === 0) {
    setOffered(clipboardEntry(offer));
    if (OWN_NUMBER.test(offer)) search(offer);
  }

  const isOffered = offered !== undefined && !query.trim();
  const first: EntryGroup[] = isOffered ? [{ key: 'found', finds: [unmarked(offered)] }] : [];
  const groups: EntryGroup[] = opened
    ? [{ key: 'of-record', heading: opened.name, finds: opened.finds }]
    : [...first, ...found];
  return {
    groups,
    isMoreAwaited,
    opened,
    /** What was looked for by itself, as the clipboard held it. */
    lookedUp: offered?.query === query && OWN_NUMBER.test(query) ? query : undefined,
    at: opened ? openedAt : at,
    setAt: (next: number) => setPlace({ at: opened ? at : next, opened, openedAt: opened ? next : 0 }),
    /** Shows the commands of an entry that has some. */
    open({ titles, commands = [] }: PaletteEntry) {
      setPlace({ at, opened: { name: titles.at(-1)!, finds: commands.map(unmarked) }, openedAt: 0 });
    },
    /** Shows again what was found, at the same entry. */
    back: () => setPlace({ at, opened: null, openedAt: 0 }),
    startOver: () => setPlace(START),
  };
}
