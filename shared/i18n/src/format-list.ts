/**
 * Words one after another as the interface's language writes them: `a, b, and c`.
 *
 * @param style `narrow` without a word before the last, where the language can do without
 */
export function formatList(words: readonly string[], style: 'long' | 'narrow' = 'long'): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { style }).format(words);
}
