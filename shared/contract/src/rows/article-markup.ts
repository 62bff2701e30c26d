/** Colours of text and background by name, because the content security policy allows no style attributes. */
const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const;

/**
 * The HTML that an article may contain: the output of the editor, without anything that runs code, loads resources or overlays
 * the page.
 */
export const articleMarkup = {
  tags: [
    ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'div', 'hr'],
    ...['ol', 'ul', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: ['href', 'src', 'alt', 'class', 'data-list'],
  /** Classes of the editor; others could make text look like a part of the product. */
  className: new RegExp(
    `^ql-(align-(center|right|justify)|direction-rtl|indent-[1-8]|code-block|code-block-container|(color|bg)-(${colours.join('|')}))$`,
  ),
  colours,
  listKind: /^(bullet|ordered|checked|unchecked)$/,
  /** Allowed links: web addresses and email. */
  link: /^(https?:\/\/|mailto:)/i,
} as const;
