import { whenIdle } from '@backoffice/data';
import { store } from '@backoffice/session';
import { loadRemotePage } from '../../federation/load-remote-page';
import { preloadRemotePage } from '../../federation/preload-remote-page';
import { queryClient } from '../query-client';
import { homePath } from './home-path';
import { navigationAtom } from './navigation-atom';

/** Begins to load the page at the address, before the frame around it is rendered. */
export function startPageAtAddress(): void {
  const navigation = store.get(navigationAtom);
  const path = location.pathname === '/' ? homePath(navigation) : location.pathname;
  const page = navigation.pages.find((known) => known.path === path);
  if (page) preloadRemotePage(page.component, queryClient, path + location.search);
}

/** Loads the other pages of the menu, one after another, while the browser has nothing else to do. */
export function warmOtherPages(): void {
  const pages = store.get(navigationAtom).pages.map(({ component }) => component);
  const next = () => {
    const component = pages.shift();
    if (component) whenIdle(() => void loadRemotePage(component).catch(console.warn).then(next));
  };
  next();
}
