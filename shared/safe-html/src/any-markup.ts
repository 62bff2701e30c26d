import createPurifier from 'dompurify';
import { byPolicy } from './html-policy';

const purifier = createPurifier(window);

/**
 * Cleans HTML that a library sets as markup: its drawings and fields are kept. HTML written by users is cleaned by the much
 * narrower rules of `SafeHtml`.
 */
export function cleanMarkup(html: string): string {
  return purifier.sanitize(html, { ...byPolicy, FORBID_TAGS: ['form', 'style'] });
}
