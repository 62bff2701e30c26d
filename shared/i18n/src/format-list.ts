const language = () => document.documentElement.lang || 'en';

/**
 * Joins words as the interface's language writes a list: `a, b, and c`.
 *
 * @param options `type: 'disjunction'` writes `a, b, or c`
 */
export function formatList(words: readonly string[], options?: Pick<Intl.ListFormatOptions, 'type'>): string {
  // The first `Intl.ListFormat` of a language takes 20 ms, and most lists have one word, such as a user's role.
  if (words.length < 2) return words.join();
  return new Intl.ListFormat(language(), options).format(words);
}

/** Joins words by commas only, for figures and names: `a, b, c`. */
export function joinList(words: readonly string[]): string {
  return words.join(/^(zh|ja)/.test(language()) ? '、' : ', ');
}
