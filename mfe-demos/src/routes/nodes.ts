import type { RouteMeta, RouteNode } from '@backoffice/contract';

/** A title in the four languages. */
export type Titles = NonNullable<RouteMeta['titles']>;

/**
 * Pages under one entry of the menu.
 *
 * @param path absolute for a group at the top; where the menu has that group already, the pages are added to it
 * @param icon a name of the host's list of icons
 */
export function groupNode(path: string, titles: Titles, children: RouteNode[], icon?: string): RouteNode {
  return {
    path,
    component: 'Layout',
    name: `demo-group-${path}`,
    meta: { title: titles.en, titles, ...(icon && { icon }) },
    children,
  };
}

/**
 * A page of this remote in the menu.
 *
 * @param path relative to the group that holds it
 * @param module as it is exposed: `src/pages/back-to-top.tsx` is `BackToTop`
 */
export function pageNode(path: string, module: string, titles: Titles): RouteNode {
  return {
    path,
    component: `mfe-demos/${module}`,
    name: `demo-${path}`,
    meta: { title: titles.en, titles },
  };
}

/** A page of the host itself, under another address. */
export function hostNode(path: string, page: string, titles: Titles): RouteNode {
  return { ...pageNode(path, page, titles), component: `host/${page}` };
}
