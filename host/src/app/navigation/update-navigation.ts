import type { RemoteRelease } from '@backoffice/contract';
import { routesAtom, store } from '@backoffice/session';
import { isKnownView } from '../../federation/known-views';
import { loadManifest } from '../../federation/manifests';
import { releaseOf, splitView } from '../../federation/releases';
import { reportError } from '../error-log/report-error';
import { buildNavigation, type Navigation } from './build-navigation';
import { withConstantPages } from './constant-pages';
import { navigationAtom } from './navigation-atom';

/**
 * Builds router and menu anew where the known views changed what is in them.
 *
 * @param kept turns what the routes give into what there is
 */
export function updateNavigation(kept: (given: Navigation) => Navigation = (given) => given): void {
  const next = kept(withConstantPages(buildNavigation(store.get(routesAtom), isKnownView)));
  const isSame = JSON.stringify(next) === JSON.stringify(store.get(navigationAtom));
  if (!isSame) store.set(navigationAtom, next);
}

/**
 * Which modules a remote exposes is known once its manifest is here. Nobody waits for it: until then a page of a known remote
 * counts as known, and one that turns out not to exist is taken out and reported.
 */
export async function followManifests(remotes: readonly RemoteRelease[]): Promise<void> {
  const live = remotes.filter((remote) => remote.status === 'live');
  // A remote that can't be reached keeps its pages, and its page tells what failed.
  await Promise.allSettled(live.map((remote) => loadManifest(remote)));
  updateNavigation();
  const { skipped } = store.get(navigationAtom);
  if (skipped.length > 0)
    console.warn('Views that nobody exposes, and links that are not https, are left out:', skipped);
  for (const view of skipped) {
    const remote = view.startsWith('mfe-') ? splitView(view).remote : undefined;
    const release = remote && releaseOf(remote)?.release;
    reportError({ kind: 'view', error: view, remote, release });
  }
}
