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

const isChineseOrJapanese = () => /^(zh|ja)/.test(language());

/** Joins words by commas only, for figures and names: `a, b, c`. */
export function joinList(words: readonly string[]): string {
  return words.join(isChineseOrJapanese() ? '、' : ', ');
}

/** Joins sentences, without spaces in Chinese and Japanese. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(isChineseOrJapanese() ? '' : ' ');
}

/** Joins phrases, which may contain commas, by semicolons: `a: 1, 2; b: 3`. */
export function joinPhrases(phrases: readonly string[]): string {
  return phrases.join(isChineseOrJapanese() ? '；' : '; ');
}
