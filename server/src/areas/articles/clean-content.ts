import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { cleanedLines } from '@backoffice/contract/text-rules';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** Returns true when HTML shows nothing, as an empty editor's does. */
export function hasNoContent(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
}

/**
 * Sanitises an article's HTML for storage: unknown markup is reduced to its text. Images must be uploads of this product, by
 * their path on any server. Control characters and those that change the direction of text are removed.
 */
export function cleanContent(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...articleMarkup.tags],
    allowedAttributes: { '*': ['class'], a: ['href'], img: ['src', 'alt'], li: ['data-list'] },
    allowedClasses: { '*': [articleMarkup.className] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const isSafe = articleMarkup.link.test(href.trim());
        const attribs: Attributes = isSafe ? { href: href.trim() } : {};
        return { tagName, attribs };
      },
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: uploadedPath(src) ?? '', alt } }),
      li: (tagName, { 'data-list': kind = '', ...attribs }) => ({
        tagName,
        attribs: articleMarkup.listKind.test(kind) ? { ...attribs, 'data-list': kind } : attribs,
      }),
    },
  });
  return cleanedLines(clean);
}
