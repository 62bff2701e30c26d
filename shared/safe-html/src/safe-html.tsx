import { useMemo } from 'react';
import { sanitiseHtml } from './sanitise-html';

export interface SafeHtmlProps {
  /** From a user; sanitised here, whoever has done it before. */
  html: string;
  className?: string;
}

/** The only place that sets HTML. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const safe = useMemo(() => ({ __html: sanitiseHtml(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={safe} />;
}
