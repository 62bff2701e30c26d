import { api } from '@backoffice/api-client';
import { apiPaths, type RouteNode } from '@backoffice/contract';
import { routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { messages } from '../kernel/messages';
import type { Navigation } from './navigation';
import { followManifests, updateNavigation, withOpenPages } from './update-navigation';

/** A page that was taken away while it is open stays in its tab, and says itself that it may not be seen. */
const withRevokedPages = (given: Navigation) =>
  withOpenPages(given, (page) => ({ ...page, isRevoked: true as const }));

async function readRights(): Promise<void> {
  const token = store.get(tokenAtom);
  const routes = await api.get<RouteNode[]>(apiPaths.routes);
  if (store.get(tokenAtom) !== token) return;
  store.set(routesAtom, routes);
  updateNavigation(withRevokedPages);
  void followManifests();
  notify.info({ title: messages.text('session.rights.title'), body: messages.text('session.rights.body') });
}

let latest: Promise<void> = Promise.resolve();

/** The user's rights have changed while they work: menu, pages and buttons follow, and a toast says so. */
export function followRights(followed: () => void): void {
  // Before the user is known, the routes are on their way anyhow.
  if (!store.get(userAtom)) return followed();
  // One after another, so that an earlier answer never stands last. A call that fails shows its own toast.
  latest = latest
    .then(readRights)
    .catch((error: unknown) => console.warn('The changed rights could not be read', error))
    .finally(followed);
}
