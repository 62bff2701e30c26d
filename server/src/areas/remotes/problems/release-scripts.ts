import type { HeldRelease } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReleaseStore } from '../store/release-store';
import { WORD } from './known-words';

/** The scripts of a release, by which reports of its problems are checked. */
export interface KnownScripts {
  /** All words in them. */
  words: ReadonlySet<string>;
  /** The lengths of the lines of each script by path. */
  lines: ReadonlyMap<string, Uint32Array>;
}

/** The words of a release take a few MB. */
const REMEMBERED = { max: 8 };
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WORDS = 200_000;
/** Other calls are served between pieces of this length. */
const PIECE_CHARS = 128 * 1024;

function addWords(words: Set<string>, text: string): void {
  for (const [word] of text.matchAll(WORD)) if (words.size < MAX_WORDS) words.add(word);
}

async function readScripts(
  store: ReleaseStore,
  release: HeldRelease,
  paths: readonly string[],
): Promise<KnownScripts | null> {
  const words = new Set<string>();
  const lines = new Map<string, Uint32Array>();
  let bytes = 0;
  for (const path of paths) {
    const content = await store.read(release, path);
    if (!content) continue;
    bytes += content.length;
    if (bytes > MAX_BYTES) break;
    const text = content.toString();
    lines.set(
      path,
      Uint32Array.from(text.split('\n'), ({ length }) => length),
    );
    for (let from = 0; from < text.length; from += PIECE_CHARS) {
      // A word that two pieces share is cut: then it is unknown.
      addWords(words, text.slice(from, from + PIECE_CHARS));
      await nextTurn();
    }
  }
  return lines.size > 0 ? { words, lines } : null;
}

/** Reads the scripts of releases from the store, and remembers those of the last ones. */
export class ReleaseScripts {
  private readonly read = new LRUCache<string, Promise<KnownScripts | null>>(REMEMBERED);

  constructor(private readonly store: ReleaseStore | null) {}

  /**
   * @param paths of its scripts, as they were published
   * @returns null when the store does not have them
   */
  async of(release: HeldRelease, paths: readonly string[]): Promise<KnownScripts | null> {
    const { store } = this;
    if (!store) return null;
    const key = `${release.remote} ${release.release}`;
    const known = this.read.get(key);
    if (known) return known;
    const reading = readScripts(store, release, paths);
    this.read.set(key, reading);
    const forget = () => this.read.delete(key);
    // A release that is not there yet, or that could not be read, is looked for again.
    reading.then((scripts) => scripts ?? forget(), forget);
    return reading;
  }
}
