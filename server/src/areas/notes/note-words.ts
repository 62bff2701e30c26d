import { foldText } from '@backoffice/contract/fold-text';

/** The longest word in code points; of a longer one the beginning is found. */
const WORD_MAX = 64;
/** Maximum number of characters in an excerpt, and of those before the first word. */
const EXCERPT_MAX = 80;
const EXCERPT_BEFORE = 20;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without blanks between words; `foldText` has converted hiragana. */
const UNSPACED = /([\p{Script=Han}\p{Script=Katakana}ー]+)/u;
const isUnspaced = (part: string) => UNSPACED.test(part);

const wordsOf = (text: string): string[] =>
  Array.from(foldText(text).matchAll(WORD), ([word]) => word.split(UNSPACED))
    .flat()
    .filter(Boolean);

const cut = (word: string): string => Array.from(word).slice(0, WORD_MAX).join('');

/** Returns each character with the next, and the last one alone: the beginning of a pair finds one character. */
const pairs = (run: string): string[] =>
  Array.from(run).map((character, index, all) => character + (all[index + 1] ?? ''));

/** Returns what a text is found by: its folded words, and neighbouring characters of scripts without blanks. */
export const storedWords = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((part) => (isUnspaced(part) ? pairs(part) : [cut(part)]))),
];

/** Returns a query of PostgreSQL for texts with all words of `text`, each at the beginning of a word; null for no words. */
export function wordQuery(text: string): string | null {
  const lexemes = wordsOf(text).flatMap((part) => {
    const own = isUnspaced(part) ? pairs(part) : [cut(part)];
    // The last character of several is the second of a pair.
    return own.length > 1 ? own.slice(0, -1) : own;
  });
  // The characters of words need no escaping.
  return lexemes.length > 0 ? [...new Set(lexemes)].map((lexeme) => `'${lexeme}':*`).join(' & ') : null;
}

/** Returns the part of a note that shows a word of the query. */
export function excerptOf(text: string, query: string): string {
  const [word = ''] = wordsOf(query);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((each) => foldText(each).includes(word)) ?? lines[0] ?? '';
  const all = Array.from(line);
  const latest = Math.max(0, all.length - EXCERPT_MAX);
  // Folding may change the number of characters, so the index is near the word's.
  const from = Math.min(Math.max(0, foldText(line).indexOf(word) - EXCERPT_BEFORE), latest);
  const part = all
    .slice(from, from + EXCERPT_MAX)
    .join('')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${from < latest ? '…' : ''}`;
}
