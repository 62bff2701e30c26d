const language = () => document.documentElement.lang || 'en';

/**
 * Words one after another as the interface's language writes them: `a, b, and c`.
 *
 * @param options `type: 'disjunction'` writes `a, b, or c`
 */
export function formatList(words: readonly string[], options?: Pick<Intl.ListFormatOptions, 'type'>): string {
  // What a browser knows of a language's lists takes it 20 ms to find, and most lists are of one word: a user's role.
  if (words.length < 2) return words.join();
  return new Intl.ListFormat(language(), options).format(words);
}

/** Words one after another with nothing but commas, as figures and names are read: `a, b, c`. */
export function joinList(words: readonly string[]): string {
  return words.join(/^(zh|ja)/.test(language()) ? '、' : ', ');
}
