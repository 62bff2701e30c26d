import { routesAtom, store } from '@backoffice/session';
import type { RemoteRelease, RouteNode } from '@backoffice/contract';
import { isKnownView, parseView, type View } from '../remotes/view';
import { tabsAtom } from './tabs/stored-tabs';
import { buildNavigation, type Navigation, navigationAtom, type PageRoute } from './navigation';
import { loadManifest } from '../remotes/manifests';
import { liveReleases, releaseOf } from '../remotes/releases';
import { appendRoutes, demoRoutesAtom, namedRemotes } from './route-tree';
import { reportError } from '../kernel/error-log/report-error';
import constantPagesData from './constant-pages.json';

/** Pages that everybody has who is signed in. The route tree may put them into the menu too, under names of its own. */
const constantPages = constantPagesData.map(({ path, view, titles }): PageRoute => {
  return { path, view: parseView(view), breadcrumb: [{ title: titles.en, titles }] };
});

const INDEX = /\/index$/;

/** Adds what everybody has to what the route tree gives. */
function withConstantPages(navigation: Navigation): Navigation {
  const given = new Set(navigation.pages.map(({ path }) => path));
  const added = constantPages.filter(({ path }) => !given.has(path));
  const redirects = added
    .filter(({ path }) => INDEX.test(path))
    .map(({ path }) => ({ from: path.replace(INDEX, ''), to: path }));
  return {
    ...navigation,
    pages: [...navigation.pages, ...added],
    redirects: [...navigation.redirects, ...redirects],
  };
}

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

const wholeTree = (): RouteNode[] => appendRoutes(store.get(routesAtom), store.get(demoRoutesAtom));

/** Parses the name of a view once, where the route tree enters. */
function findView(name: string): View | undefined {
  const view = parseView(name);
  return isKnownView(view) ? view : undefined;
}

/** What a remote was never published for is not an error of whoever opens the menu: the Remotes screen lists it. */
function report(view: string): void {
  const remote = view.startsWith('mfe-') ? parseView(view).remote : undefined;
  const release = remote && releaseOf(remote)?.release;
  if (!remote || release) reportError({ kind: 'view', error: view, remote, release });
}

/**
 * Builds router and menu anew where the known views changed what is in them, and tells what is left out of them.
 *
 * @param adjust changes what the routes give, such as to keep pages that are open
 */
export function updateNavigation(adjust: (given: Navigation) => Navigation = (given) => given): void {
  const before = store.get(navigationAtom);
  const next = adjust(withConstantPages(buildNavigation(wholeTree(), findView)));
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  store.set(navigationAtom, next);
  const left = next.skipped.filter((view) => !before.skipped.includes(view));
  if (left.length === 0) return;
  console.warn('Skipped views that no remote exposes, and links without https:', left);
  left.forEach(report);
}

function releasesIn(tree: readonly RouteNode[]): RemoteRelease[] {
  const named = namedRemotes(tree);
  return liveReleases().filter(({ name }) => named.has(name));
}

/** The releases of the remotes whose pages the user was granted, without those that only add demo pages. */
export function grantedReleases(): RemoteRelease[] {
  return releasesIn(store.get(routesAtom));
}

/**
 * Which modules a remote exposes is known once its manifest is here. Nobody waits for it: until then a page of a known remote
 * counts as known, and one that turns out not to exist is taken out and reported. Nothing is loaded of a remote that the menu
 * does not name.
 */
export async function followManifests(): Promise<void> {
  const live = releasesIn(wholeTree());
  // A remote that can't be reached keeps its pages, and its page tells what failed.
  await Promise.allSettled(live.map((remote) => loadManifest(remote)));
  updateNavigation((given) => withOpenPages(given));
}
