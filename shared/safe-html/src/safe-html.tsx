import { apiAddress } from '@backoffice/api-client';
import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { mergeClasses } from '@backoffice/ui';
import createPurifier, { type Config } from 'dompurify';
import { useMemo } from 'react';
import { byPolicy } from './html-policy';
import { useMarkupStyles } from './markup.styles';

/** An own one: settings and hooks of the library's shared instance could be changed by anybody. */
const purifier = createPurifier(window);

function keepOwnClasses(element: Element): void {
  const kept = [...element.classList].filter((name) => articleMarkup.className.test(name));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

function settleLink(link: Element): void {
  const target = link.getAttribute('href')?.trim() ?? '';
  if (!articleMarkup.link.test(target)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

purifier.addHook('afterSanitizeAttributes', (element) => {
  keepOwnClasses(element);
  const listKind = element.getAttribute('data-list');
  if (listKind !== null && !articleMarkup.listKind.test(listKind)) element.removeAttribute('data-list');
  if (element.localName === 'a') settleLink(element);
  if (element.localName === 'img') {
    const path = uploadedPath(element.getAttribute('src') ?? '');
    if (path) element.setAttribute('src', apiAddress(path));
    else element.remove();
  }
});

const rules: Config = {
  ...byPolicy,
  ALLOWED_TAGS: [...articleMarkup.tags],
  ALLOWED_ATTR: [...articleMarkup.attributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/**
 * HTML from users without all that could run, load from elsewhere or pass for a part of the product. Images are shown from this
 * product's own API; links open in a window of their own.
 *
 * @returns text of the HTML, for an editor; only `SafeHtml` shows it
 */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, rules);
}

export interface SafeHtmlProps {
  /** From a user; sanitised here, whoever has done it before. */
  html: string;
  className?: string;
}

/** The only place that sets HTML. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const safe = useMemo(
    () => ({ __html: purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true }) }),
    [html],
  );
  const { markup } = useMarkupStyles();
  return <div className={mergeClasses(markup, className)} dangerouslySetInnerHTML={safe} />;
}
