import type { RemoteRelease, RouteNode } from '@backoffice/contract';
import { routesAtom, store } from '@backoffice/session';
import { notify } from '@backoffice/ui';
import { loadRemoteRoutes } from '../remotes/load-remote-routes';
import { liveReleases } from '../remotes/releases';
import { messages } from '../kernel/messages';
import { reportError } from '../kernel/error-log/report-error';
import { namedRemotes } from './named-remotes';
import { appendRoutes } from './append-routes';

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
 * What remotes add to the menu by themselves. Asked are those of which the route tree names no page, so that the host need not
 * know who they are; one that fails is told and costs only its own pages.
 */
export async function loadDemoRoutes(onRetry: () => void): Promise<RouteNode[]> {
  const named = namedRemotes(store.get(routesAtom));
  const others = liveReleases().filter(({ name }) => !named.has(name));
  const lists = await Promise.all(others.map((release) => routesOf(release, onRetry)));
  return lists.reduce(appendRoutes, []);
}
