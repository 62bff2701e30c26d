/**
 * Of Fluent's compiled styles a few values are left that nothing reads. Said as what the tokens stand for, they do not bring the
 * table of all tokens to the login page.
 *
 * @param {string} source of one of Fluent's style files
 */
export default function tokensAsVariables(source) {
  return source.replace(/\btokens\.(\w+)/g, (_token, name) => `'var(--${name})'`);
}
