/** Colours of text and of its background, by name: the policy of the page allows no style attributes. */
const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const;

/** The HTML that an article may hold: what the editor makes, and nothing that runs, loads or covers. */
export const articleMarkup = {
  tags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'hr'],
    ...['ol', 'ul', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: ['href', 'src', 'alt', 'class', 'data-list'],
  /** Classes that the editor gives; others could dress text up as a part of the product. */
  className: new RegExp(
    `^ql-(align-(center|right|justify)|direction-rtl|indent-[1-8]|code-block|code-block-container|(color|bg)-(${colours.join('|')}))$`,
  ),
  colours,
  listKind: /^(bullet|ordered|checked|unchecked)$/,
  /** Links lead to the web or to a mail program. */
  link: /^(https?:\/\/|mailto:)/i,
} as const;
