import { useLanguage } from '@backoffice/i18n';
import { useLocation, useMatches } from 'react-router-dom';
import type { Navigation } from './build-navigation';
import type { PageHandle } from './page-handle';
import { titleOf } from './title-of';

export interface Crumb {
  title: string;
  /** The page that a group opens, where that is another than the one that is shown. */
  to?: string;
}

/** What leads to the page that is shown, itself last. A group named like what follows it is left out. */
export function usePageTrail(redirects: Navigation['redirects']): Crumb[] {
  const language = useLanguage();
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const trail = handle?.trail ?? [];
  const crumbs = trail.map((entry): Crumb => {
    const target = redirects.find(({ from }) => from === entry.to)?.to;
    return { title: titleOf(entry, language), ...(target !== pathname && { to: target }) };
  });
  return crumbs.filter(({ title }, index) => title !== crumbs[index + 1]?.title);
}
