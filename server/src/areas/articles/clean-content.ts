import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { cleanedLines } from '@backoffice/contract/text-rules';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** Whether HTML shows nothing, as that of an editor does in which nothing was written. */
export function hasNoContent(html: string): boolean {
  if (/<(img|hr)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s|\u200b|\ufeff/g, '') === '';
}

/**
 * An article's HTML as it may be stored: of foreign HTML the text stays and the rest goes. Images are those that were uploaded here,
 * by their path, wherever the server was then. Characters that turn the direction of text go, as those of control.
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
