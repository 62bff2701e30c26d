import createPurifier from 'dompurify';
import { byPolicy } from './html-policy';

const purifier = createPurifier(window);

/**
 * HTML that some code sets as text without what could run or send: the drawings and fields of a library stay. What users have
 * written is cleaned by far narrower rules, those of `SafeHtml`.
 */
export function cleanMarkup(html: string): string {
  return purifier.sanitize(html, { ...byPolicy, FORBID_TAGS: ['form', 'style'] });
}
