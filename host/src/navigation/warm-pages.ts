import { whenIdle } from '@backoffice/ui';
import { store } from '@backoffice/session';
import { loadPage, preloadPage } from '../remotes/load-page';
import { isOwnView } from '../remotes/view';
import { homePath } from './home-path';
import { navigationAtom } from './navigation-atom';

/**
 * Begins to load the page at the address, before the frame around it is rendered.
 *
 * @returns done when it is here with its data, or has failed
 */
export async function startPageAtAddress(): Promise<void> {
  const navigation = store.get(navigationAtom);
  // Not left to the router, which would wait for the page before it shows the frame.
  if (location.pathname === '/') history.replaceState(null, '', homePath(navigation));
  const page = navigation.pages.find(({ path }) => path === location.pathname);
  if (page) await preloadPage(page.view, page.path + location.search);
}

/** More would cost memory for pages that nobody opens today; pointing at a menu entry loads its page anyway. */
const WARM_PAGES = 2;

/** Loads the first pages of the menu that remotes have, one after another, while the browser has nothing else to do. */
export function warmOtherPages(): void {
  const views = store.get(navigationAtom).pages.map(({ view }) => view);
  const warmed = views.filter((view) => !isOwnView(view)).slice(0, WARM_PAGES);
  const next = () => {
    const view = warmed.shift();
    if (view) whenIdle(() => void loadPage(view).catch(console.warn).then(next));
  };
  next();
}
