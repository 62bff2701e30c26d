import { parseView } from '../remotes/view';
import pages from './constant-pages.json';
import type { Navigation, PageRoute } from './navigation';

/** Pages that everybody has who is signed in. The route tree may put them into the menu too, under names of its own. */
const constantPages = pages.map(({ path, view, titles }): PageRoute => {
  return { path, view: parseView(view), breadcrumb: [{ title: titles.en, titles }] };
});

const INDEX = /\/index$/;

/** Adds what everybody has to what the route tree gives. */
export function withConstantPages(navigation: Navigation): Navigation {
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
