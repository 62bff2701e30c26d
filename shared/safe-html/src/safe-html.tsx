import { apiAddress } from '@backoffice/api-client';
import { articleMarkup, uploadedPath } from '@backoffice/contract';
import { mergeClasses } from '@backoffice/ui';
import createPurifier, { type Config } from 'dompurify';
import { useMemo } from 'react';
import { byPolicy } from './html-policy';
import { useMarkupStyles } from './markup.styles';

/** A separate instance: settings and hooks of the library's shared one could be changed by other code. */
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
 * Removes from users' HTML all that could run, load from elsewhere or look like a part of the product. Images are loaded from
 * this product's API; links open in a new window.
 * @returns HTML text for an editor; only `SafeHtml` displays it
 */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, rules);
}

export interface SafeHtmlProps {
  /** HTML from a user; always sanitised here. */
  html: string;
  className?: string;
}

/** The only component that sets HTML. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const safe = useMemo(
    () => ({ __html: purifier.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true }) }),
    [html],
  );
  const { markup } = useMarkupStyles();
  return <div className={mergeClasses(markup, className)} dangerouslySetInnerHTML={safe} />;
}
