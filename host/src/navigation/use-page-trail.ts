import { useLanguage } from '@backoffice/i18n';
import { useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Navigation } from './build-navigation';
import type { PageHandle } from './page-handle';
import { titleOf } from './title-of';

export interface Crumb {
  title: string;
  /** The page that a group opens, where that is another than the one that is shown. */
  to?: string;
}

/**
 * What leads to the page that is shown, itself last. A group named like what follows it is left out. An address that only leads on
 * has nothing: until it has led on, the trail of the page before stays.
 */
export function usePageTrail(redirects: Navigation['redirects']): Crumb[] {
  const language = useLanguage();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const latest = useRef(handle);
  if (handle) latest.current = handle;
  const trail = latest.current?.trail ?? [];
  const crumbs = trail.map((entry): Crumb => {
    const target = redirects.find(({ from }) => from === entry.to)?.to;
    return { title: titleOf(entry, language), ...(target !== pathname && { to: target }) };
  });
  return crumbs.filter(({ title }, index) => title !== crumbs[index + 1]?.title);
}
