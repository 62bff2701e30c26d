import { api } from '@backoffice/api-client';
import { apiPaths, type RouteNode } from '@backoffice/contract';
import { routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { messages } from '../kernel/messages';
import type { Navigation } from './navigation';
import { followManifests, updateNavigation, withOpenPages } from './update-navigation';

/** Keeps open pages whose permission was revoked in their tabs, where they show the missing permission. */
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

/** Applies changed rights during a session to the menu, pages and buttons, and shows a toast. */
export function followRights(followed: () => void): void {
  // Before the user is known, the routes are still being requested.
  if (!store.get(userAtom)) return followed();
  // In sequence, so that an earlier answer cannot overwrite a later one. A failed call shows its own toast.
  latest = latest
    .then(readRights)
    .catch((error: unknown) => console.warn('The changed rights could not be read', error))
    .finally(followed);
}
