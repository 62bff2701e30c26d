import { store } from '@backoffice/session';
import { isKnownView } from '../remotes/view';
import { tabsAtom } from './tabs/tabs-atom';
import type { Navigation, PageRoute } from './build-navigation';
import { navigationAtom } from './navigation-atom';

/**
 * Pages that are left out now but are open, and that somebody exposes, stay as long as their tab does.
 *
 * @param mark what becomes of such a page
 */
export function withOpenPages(given: Navigation, mark = (page: PageRoute) => page): Navigation {
  const open = new Set(store.get(tabsAtom)?.list.map(({ path }) => path));
  const left = new Set(given.pages.map(({ path }) => path));
  const stay = store
    .get(navigationAtom)
    .pages.filter(({ path, view }) => open.has(path) && !left.has(path) && isKnownView(view))
    .map(mark);
  return { ...given, pages: [...given.pages, ...stay] };
}
