import type { RouteNode } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';
import menu from './menu.json';

interface MenuNode {
  /** The path: absolute at the top level, where an existing group of the menu takes the pages in; relative below. */
  path: string;
  /** The page: a view of this remote or of the host; absent for a group. */
  component?: string;
  aliases?: string[];
  /** The name of an icon in the host's list. */
  icon?: string;
  /** The page is reachable but not in the menu. */
  hidden?: boolean;
  titles: Record<Language, string>;
  /** The children; a single page at `index` makes the group appear as that page. */
  children?: MenuNode[];
}

function routeOf({
  path,
  component = 'Layout',
  aliases,
  icon,
  hidden,
  titles,
  children,
}: MenuNode): RouteNode {
  return {
    path,
    component,
    name: children ? `demo-group-${path}` : `demo-${path}`,
    aliases,
    meta: { title: titles.en, titles, icon, hidden },
    children: children?.map(routeOf),
  };
}

/** The menu entries of this remote, for the roles that the specification names: visitors see the dashboard only. */
export const routes: RouteNode[] = menu.map(routeOf).map((node) => ({
  ...node,
  meta: { ...node.meta, section: 'demos', roles: ['admin', 'editor'] },
}));
