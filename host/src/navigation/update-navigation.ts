import { routesAtom, store } from '@backoffice/session';
import type { RouteNode } from '@backoffice/contract';
import { isKnownView, parseView, type View } from '../remotes/view';
import { tabsAtom } from './tabs/stored-tabs';
import { buildNavigation, type Navigation, navigationAtom, type PageRoute } from './navigation';
import { loadManifest } from '../remotes/manifests';
import { liveReleases, releaseOf } from '../remotes/releases';
import { appendRoutes, demoRoutesAtom, namedRemotes } from './route-tree';
import { reportError } from '../kernel/error-log/report-error';
import constantPagesData from './constant-pages.json';

/** Pages of every signed-in user. The route tree may add them to the menu, with titles of its own. */
const constantPages = constantPagesData.map(({ path, view, titles }): PageRoute => {
  return { path, view: parseView(view), breadcrumb: [{ title: titles.en, titles }] };
});

const INDEX = /\/index$/;

/** Adds the pages of every user to those of the route tree. */
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
 * Keeps open pages that the new navigation lacks, if their view still exists.
 *
 * @param mark adapts such a page
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

/** Parses the name of a view from the route tree. */
function findView(name: string): View | undefined {
  const view = parseView(name);
  return isKnownView(view) ? view : undefined;
}

/** Reports an unknown view, unless its remote was never released: the Remotes screen lists that, and it is no error of the user. */
function report(view: string): void {
  const remote = view.startsWith('mfe-') ? parseView(view).remote : undefined;
  const release = remote && releaseOf(remote)?.release;
  if (!remote || release) reportError({ kind: 'view', error: view, remote, release });
}

/**
 * Rebuilds router and menu if the known views have changed them, and reports skipped views.
 *
 * @param adjust adapts the new navigation, such as to keep open pages
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

/**
 * Removes pages that a remote does not expose, once the manifests of releases whose views the registry does not know have been
 * loaded in the background. Until then a page of a known remote counts as existing; one that does not exist is removed and
 * reported. Only remotes in the menu are loaded.
 */
export async function followManifests(): Promise<void> {
  const named = namedRemotes(wholeTree());
  const unknown = liveReleases().filter(({ name, views }) => named.has(name) && !views);
  if (unknown.length === 0) return;
  // Pages of an unreachable remote are kept, and show the failure when opened.
  await Promise.allSettled(unknown.map((remote) => loadManifest(remote)));
  updateNavigation((given) => withOpenPages(given));
}
