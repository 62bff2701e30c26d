import { ENGINE_WORDS } from './engine-words';

/** The sign for everything that is left out. */
const LEFT_OUT = '…';
/** Shorter words are in every minified script, as names. */
const SHORTEST_NAME = 3;
const LONGEST_WORD = 60;

/** A word as scripts and messages have it: letters, `_` and `$`. A word with a digit is none. */
export const WORD = /[\p{L}_$]+/gu;

const PLAIN = /^[\p{L}_$]+$/u;
const ENDS = /^["'`“”‘’«»「」([{<]*|["'`“”‘’«»「」)\]}>.,;:!?]*$/gu;

/** Tells the words that occur in the scripts of a release. */
export type IsKnown = (word: string) => boolean;

function isEngineWord(word: string): boolean {
  return ENGINE_WORDS.has(word.toLowerCase());
}

function isKept(word: string, isKnown: IsKnown): boolean {
  if (word.length > LONGEST_WORD || !PLAIN.test(word)) return false;
  return isEngineWord(word) || (word.length >= SHORTEST_NAME && isKnown(word));
}

/** Returns whether all of a chunk is known: a word, or a path of words such as `row.merchantName` or `read-only`. */
function isKnownChunk(chunk: string, isKnown: IsKnown): boolean {
  const words = chunk.split(/[.’'-]/);
  return words.length <= 4 && words.every((word) => isKept(word, isKnown));
}

function shownChunk(chunk: string, isKnown: IsKnown): string {
  const core = chunk.replace(ENDS, '');
  if (core === '' || !isKnownChunk(core, isKnown)) return LEFT_OUT;
  return chunk;
}

/**
 * Returns a message with the words that are known, and `…` instead of all others. What a user has typed or a call has answered is
 * left out unless it is a word of the program. A chunk between blanks is kept as a whole or not at all, so that no part of an
 * address, a number or a key remains.
 */
export function knownWords(message: string, isKnown: IsKnown): string {
  const shown = message
    .split(/\s+/)
    .filter(Boolean)
    .map((chunk) => shownChunk(chunk, isKnown));
  // One sign for several chunks does not tell their number.
  return shown.filter((chunk, index) => chunk !== LEFT_OUT || shown[index - 1] !== LEFT_OUT).join(' ');
}
