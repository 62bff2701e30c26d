import { api } from '@backoffice/api-client';
import { apiPaths, type RouteNode } from '@backoffice/contract';
import { routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { messages } from '../../messages';
import { tabsAtom } from '../tabs/tabs-atom';
import type { Navigation } from './build-navigation';
import { navigationAtom } from './navigation-atom';
import { updateNavigation } from './update-navigation';

/** Pages that were taken away while they are open: each stays in its tab, and says itself that it may not be seen. */
function withOpenPages(given: Navigation): Navigation {
  const open = new Set(store.get(tabsAtom)?.list.map(({ path }) => path));
  const left = new Set(given.pages.map(({ path }) => path));
  const taken = store
    .get(navigationAtom)
    .pages.filter(({ path }) => open.has(path) && !left.has(path))
    .map((page) => ({ ...page, isTaken: true as const }));
  return { ...given, pages: [...given.pages, ...taken] };
}

async function readRights(): Promise<void> {
  const token = store.get(tokenAtom);
  const routes = await api.get<RouteNode[]>(apiPaths.routes);
  if (store.get(tokenAtom) !== token) return;
  store.set(routesAtom, routes);
  updateNavigation(withOpenPages);
  notify.info({ title: messages.text('session.rights.title'), body: messages.text('session.rights.body') });
}

let latest: Promise<void> = Promise.resolve();

/** What the user may do has changed while they work: menu, pages and buttons follow, and they are told. */
export function followRights(): void {
  // Before the user is known, the routes are on their way anyhow.
  if (!store.get(userAtom)) return;
  // One after another, so that an earlier answer never stands last. A call that fails is told by itself.
  latest = latest
    .then(readRights)
    .catch((error: unknown) => console.warn('The changed rights could not be read', error));
}
