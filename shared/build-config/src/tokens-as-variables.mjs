/**
 * Replaces tokens in Fluent's compiled styles by their CSS variables. A few unused values would otherwise bring the table of all
 * tokens to the login page.
 *
 * @param {string} source the text of a style file of Fluent
 */
export default function tokensAsVariables(source) {
  return source.replace(/\btokens\.(\w+)/g, (_token, name) => `'var(--${name})'`);
}
