import { foldText } from '@backoffice/contract/fold-text';
import Fuse, { type FuseResultMatch, type IFuseOptions } from 'fuse.js';
import type { PaletteEntry } from './palette-entries';

export interface Found {
  entry: PaletteEntry;
  /** The matched characters of each title, by the title's index, as `[first, last]`. */
  marks: ReadonlyMap<number, readonly (readonly [number, number])[]>;
  /** The Chinese title that was matched by its sound, if nothing else was matched. */
  heard?: string;
}

interface Indexed {
  entry: PaletteEntry;
  /** The titles, folded by `foldText`. */
  titles: readonly string[];
  /** For each title, the range in the shown text that each folded letter comes from. */
  ranges: readonly (readonly (readonly [number, number])[])[];
  /** The Chinese titles, and the two spellings of each one's sound. */
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
};

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function foldTitle(title: string) {
  const parts = Array.from(graphemes.segment(title), ({ segment, index }) => {
    const folded = foldText(segment);
    return {
      folded,
      ranges: Array.from(folded.split(''), () => [index, index + segment.length - 1] as const),
    };
  });
  return {
    folded: parts.map(({ folded }) => folded).join(''),
    ranges: parts.flatMap(({ ranges }) => ranges),
  };
}

function marksOf({ ranges }: Indexed, matches: readonly FuseResultMatch[] = []): Found['marks'] {
  return new Map(
    matches
      .filter(({ key }) => key === 'titles')
      .map(({ refIndex = 0, indices }) => {
        const of = ranges[refIndex]!;
        return [refIndex, indices.map(([first, last]) => [of[first]![0], of[last]![1]] as const)];
      }),
  );
}

/** The number of spellings of each title's sound. */
const SOUNDS = 2;

function heardOf({ entry, chinese }: Indexed, matches: readonly FuseResultMatch[] = []): string | undefined {
  if (matches.some(({ key }) => key !== 'pinyin')) return undefined;
  const heard = chinese[Math.floor((matches[0]?.refIndex ?? 0) / SOUNDS)];
  return heard !== undefined && entry.titles.includes(heard) ? undefined : heard;
}

/**
 * Makes entries searchable by title, path and, with `toPinyin`, the sound of their Chinese titles.
 *
 * @param entries entries with equal scores keep this order
 * @returns a function from a query to its matches, best first, with tolerance for typing errors
 */
export function searchEntries(
  entries: readonly PaletteEntry[],
  toPinyin?: (text: string) => string[],
): (query: string) => Found[] {
  const indexed = entries.map((entry): Indexed => {
    const chinese = [...new Set(entry.chinese)];
    const titles = entry.titles.map(foldTitle);
    return {
      entry,
      titles: titles.map(({ folded }) => folded),
      ranges: titles.map(({ ranges }) => ranges),
      chinese,
      pinyin: toPinyin ? chinese.flatMap(toPinyin) : [],
      path: entry.path ?? '',
    };
  });
  const fuse = new Fuse(indexed, options);
  return (query) =>
    fuse.search(foldText(query.trim())).map(({ item, matches }) => {
      return { entry: item.entry, marks: marksOf(item, matches), heard: heardOf(item, matches) };
    });
}
