import { useState } from 'react';
import { clipboardEntry, type PaletteEntry } from './palette-entries';
import { useClipboardOffer } from './use-clipboard-offer';
import { type EntryGroup, unmarked, useEntryGroups } from './use-entry-groups';

interface Opened {
  name: string;
  finds: EntryGroup['finds'];
}

const START = { at: 0, opened: null as Opened | null, openedAt: 0 };

/** A merchant's number. No other text has this form. */
const OWN_NUMBER = /^M\d{14}$/i;

/**
 * The content of the palette: the matches of a query, or the commands of one entry; and the index of the active one.
 *
 * @param search replaces the query
 */
export function usePaletteLevels(query: string, search: (query: string) => void) {
  const [{ at, opened, openedAt }, setPosition] = useState(START);
  const { groups: found, isMoreAwaited } = useEntryGroups(query);
  const offer = useClipboardOffer();
  const [offered, setOffered] = useState<PaletteEntry>();
  // Only before the user has typed or moved: the entry that Enter runs must not change.
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
    /** The text from the clipboard that was searched for automatically. */
    lookedUp: offered?.query === query && OWN_NUMBER.test(query) ? query : undefined,
    at: opened ? openedAt : at,
    setAt: (next: number) => setPosition({ at: opened ? at : next, opened, openedAt: opened ? next : 0 }),
    /** Shows the commands of an entry. */
    open({ titles, commands = [] }: PaletteEntry) {
      setPosition({ at, opened: { name: titles.at(-1)!, finds: commands.map(unmarked) }, openedAt: 0 });
    },
    /** Returns to the matches, at the same entry. */
    back: () => setPosition({ at, opened: null, openedAt: 0 }),
    startOver: () => setPosition(START),
  };
}
