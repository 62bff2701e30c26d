import { knownManifest } from './manifests';
import { ownPage } from '../pages/own-pages';
import { isOwnView } from './own-view';
import { releaseOf, splitView } from './releases';

/**
 * Whether a node of the route tree has a view: its remote is known and, as far as its manifest has arrived, lists the
 * module. A remote that can't be reached just now keeps its entry: an outage must not turn into a 404.
 *
 * @param component `<remote>/<exposed module>`, or `host/<page>` for a page of the host's own
 */
export function isKnownView(component: string): boolean {
  if (isOwnView(component)) return ownPage(component) !== undefined;
  const { remote, module } = splitView(component);
  const release = releaseOf(remote);
  if (!release) return false;
  const manifest = knownManifest(release);
  return !manifest || manifest.modules.has(module);
}
