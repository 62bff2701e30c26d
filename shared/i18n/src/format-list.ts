/**
 * Words one after another as the interface's language writes them: `a, b, and c`.
 *
 * @param options `type: 'disjunction'` writes `a, b, or c`; `style: 'narrow'` does without the last word where the language can
 */
export function formatList(
  words: readonly string[],
  options?: Pick<Intl.ListFormatOptions, 'type' | 'style'>,
): string {
  // The browser's lists of a language cost 30 ms when they are first asked for, and most are of one word: a user's role.
  if (words.length < 2) return words.join();
  return new Intl.ListFormat(document.documentElement.lang || 'en', options).format(words);
}
