import Fuse, { type FuseResultMatch, type IFuseOptions } from 'fuse.js';
import type { PaletteEntry } from './palette-entries';

export interface Found {
  entry: PaletteEntry;
  /** The characters of each title that were typed, by the title's index, as `[first, last]`. */
  marks: ReadonlyMap<number, readonly (readonly [number, number])[]>;
  /** The Chinese title whose sound was typed, where nothing else of the entry was. */
  heard?: string;
}

interface Indexed {
  entry: PaletteEntry;
  titles: readonly string[];
  /** The Chinese titles, and the two ways to type the sound of each. */
  chinese: readonly string[];
  pinyin: readonly string[];
  path: string;
}

const options: IFuseOptions<Indexed> = {
  threshold: 0.4,
  keys: [
    { name: 'titles', weight: 0.7 },
    { name: 'pinyin', weight: 0.3 },
    { name: 'path', weight: 0.3 },
  ],
  includeMatches: true,
  ignoreDiacritics: true,
};

function marksOf(matches: readonly FuseResultMatch[] = []): Found['marks'] {
  return new Map(
    matches.filter(({ key }) => key === 'titles').map(({ refIndex = 0, indices }) => [refIndex, indices]),
  );
}

/** Each title has two sounds. */
const SOUNDS = 2;

function heardOf({ entry, chinese }: Indexed, matches: readonly FuseResultMatch[] = []): string | undefined {
  if (matches.some(({ key }) => key !== 'pinyin')) return undefined;
  const heard = chinese[Math.floor((matches[0]?.refIndex ?? 0) / SOUNDS)];
  return heard !== undefined && entry.titles.includes(heard) ? undefined : heard;
}

/**
 * Makes entries searchable by title, path and, where `toPinyin` is given, the sound of their Chinese titles.
 *
 * @param entries those that are found equally well keep this order
 * @returns finds, best first, whatever a query may mean, mistyped too
 */
export function searchEntries(
  entries: readonly PaletteEntry[],
  toPinyin?: (text: string) => string[],
): (query: string) => Found[] {
  const indexed = entries.map((entry): Indexed => {
    const chinese = [...new Set(entry.chinese)];
    return {
      entry,
      titles: entry.titles,
      chinese,
      pinyin: toPinyin ? chinese.flatMap(toPinyin) : [],
      path: entry.path ?? '',
    };
  });
  const fuse = new Fuse(indexed, options);
  return (query) =>
    fuse.search(query.trim()).map(({ item, matches }) => {
      return { entry: item.entry, marks: marksOf(matches), heard: heardOf(item, matches) };
    });
}
