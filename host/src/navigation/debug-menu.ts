import { api } from '@backoffice/api-client';
import { apiPaths, type AuthProviders, type RemoteRelease, type RouteNode } from '@backoffice/contract';
import { routesAtom, store, userAtom } from '@backoffice/session';
import { atom } from 'jotai';
import { notify } from '@backoffice/ui';
import { knownDemoData } from '../kernel/product';
import { settingsAtom } from '../kernel/settings/settings';
import { loadRemoteRoutes } from '../remotes/load-remote-routes';
import { liveReleases } from '../remotes/releases';
import { messages } from '../kernel/messages';
import { reportError } from '../kernel/error-log/report-error';
import { nextDemoTurn } from './demo-pages';
import { appendRoutes, demoRoutesAtom, namedRemotes, routesForRoles } from './route-tree';
import { updateNavigation, withOpenPages } from './update-navigation';

let pending: Promise<boolean> | null = null;

/** Requests once whether the server runs with demo data; false if it does not answer. */
async function hasDemoData(): Promise<boolean> {
  const known = knownDemoData();
  if (known !== undefined) return known;
  pending ??= api.get<AuthProviders>(apiPaths.authProviders, { quiet: true }).then(
    ({ demoAccount }) => demoAccount !== null,
    (error: unknown) => {
      pending = null;
      console.warn('It is not known whether the server has demo data.', error);
      return false;
    },
  );
  return pending;
}

const hasDemoDataAtom = atom(false);
hasDemoDataAtom.onMount = (tell) => void hasDemoData().then(tell);

/** Whether demo pages are shown: as the user chose, else on with demo data, for which the server is queried on first use. */
export const debugMenuAtom = atom(
  (get) => get(settingsAtom).debugMenu ?? get(hasDemoDataAtom),
  (_get, set, isOn: boolean) => set(settingsAtom, { debugMenu: isOn }),
);

async function routesOf(release: RemoteRelease, onRetry: () => void): Promise<RouteNode[]> {
  try {
    return await loadRemoteRoutes(release);
  } catch (error) {
    reportError({ kind: 'page', error, remote: release.name, release: release.release });
    console.warn('Demo pages could not be loaded.', error);
    notify.error({
      title: messages.text('settings.debugMenu.failed'),
      action: { label: messages.text('settings.debugMenu.retry'), onAction: onRetry },
    });
    return [];
  }
}

/**
 * Loads the pages that remotes add to the menu themselves. Queries only remotes of which the route tree names no page, so that
 * the host need not know them by name. A failure is reported and costs only that remote's pages.
 */
async function loadDemoRoutes(onRetry: () => void): Promise<RouteNode[]> {
  const named = namedRemotes(store.get(routesAtom));
  const others = liveReleases().filter(({ name }) => !named.has(name));
  const lists = await Promise.all(others.map((release) => routesOf(release, onRetry)));
  return lists.reduce(appendRoutes, []);
}

/**
 * Adds the demo pages to the menu or removes them, according to the setting. Open pages stay open.
 *
 * @param roles the roles of the signed-in user
 */
export async function applyDebugMenu(roles: readonly string[]): Promise<void> {
  const isLate = nextDemoTurn();
  const again = () => void applyDebugMenu(roles);
  const isOn = store.get(settingsAtom).debugMenu ?? (await hasDemoData());
  const routes = isOn ? await loadDemoRoutes(again) : [];
  // The setting or the user has changed while the list was loading.
  if (isLate()) return;
  store.set(demoRoutesAtom, routesForRoles(routes, roles));
  updateNavigation((given) => withOpenPages(given));
}

let stop: (() => void) | null = null;

/** Applies later changes of the setting, made in this tab or in another. */
export function followDebugMenu(): void {
  stop ??= store.sub(debugMenuAtom, () => {
    const user = store.get(userAtom);
    if (user) void applyDebugMenu(user.roles);
  });
}
