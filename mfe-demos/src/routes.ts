import type { RouteNode } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';
import menu from './menu.json';

interface MenuNode {
  /** Absolute at the top, where a group that the menu has already takes the pages in; relative below. */
  path: string;
  /** The page: a view of this remote, or of the host itself. A group has none. */
  component?: string;
  aliases?: string[];
  /** A name of the host's list of icons. */
  icon?: string;
  /** Reachable, but not in the menu. */
  hidden?: boolean;
  titles: Record<Language, string>;
  /** One page alone, at `index`, makes the group show as that page. */
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

/** What this remote adds to the menu, for the staff that the specification names: visitors see the dashboard alone. */
export const routes: RouteNode[] = menu.map(routeOf).map((node) => ({
  ...node,
  meta: { ...node.meta, section: 'demos', roles: ['admin', 'editor'] },
}));
