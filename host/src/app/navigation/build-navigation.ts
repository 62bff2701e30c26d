import type { RouteMeta, RouteNode } from '@backoffice/contract';

/** A page of a remote with the groups that lead to it. */
interface PageRoute {
  path: string;
  component: string;
  /** Outermost group first, the page itself last. */
  trail: readonly RouteMeta[];
}

export interface MenuPage {
  kind: 'page';
  path: string;
  component: string;
  meta: RouteMeta;
}

export interface MenuGroup {
  kind: 'group';
  path: string;
  meta: RouteMeta;
  children: readonly MenuEntry[];
}

export type MenuEntry = MenuPage | MenuGroup;

export interface Navigation {
  pages: readonly PageRoute[];
  menu: readonly MenuEntry[];
  /** A group's own path leads to its `redirect` or to its first page. */
  redirects: readonly { from: string; to: string }[];
  /** Pages that no remote exposes, by their view. */
  skipped: readonly string[];
}

interface Branch {
  pages: PageRoute[];
  menu: MenuEntry[];
  redirects: { from: string; to: string }[];
  skipped: string[];
}

type IsKnownView = (component: string) => boolean;

const nothing: Branch = { pages: [], menu: [], redirects: [], skipped: [] };

function joinPath(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return `${parent.replace(/\/$/, '')}/${path}`.replace(/(?<=.)\/$/, '');
}

function merge(branches: Branch[]): Branch {
  return {
    pages: branches.flatMap((branch) => branch.pages),
    menu: branches.flatMap((branch) => branch.menu),
    redirects: branches.flatMap((branch) => branch.redirects),
    skipped: branches.flatMap((branch) => branch.skipped),
  };
}

function leafBranch(node: RouteNode, path: string, trail: RouteMeta[], isKnownView: IsKnownView): Branch {
  const { component, meta } = node;
  if (!component || !isKnownView(component)) return { ...nothing, skipped: [component ?? path] };
  const page: PageRoute = { path, component, trail };
  return { ...nothing, pages: [page], menu: meta.hidden ? [] : [{ kind: 'page', path, component, meta }] };
}

/** A group that would show one page is that page; its icon stands in where the page has none. */
function menuOfGroup(node: RouteNode, path: string, children: MenuEntry[]): MenuEntry[] {
  const { meta } = node;
  const [only] = children;
  if (meta.hidden || !only) return [];
  if (children.length === 1 && only.kind === 'page') {
    return [{ ...only, meta: { ...only.meta, icon: only.meta.icon ?? meta.icon } }];
  }
  return [{ kind: 'group', path, meta, children }];
}

function branchOf(node: RouteNode, parent: string, groups: RouteMeta[], isKnownView: IsKnownView): Branch {
  const path = joinPath(parent, node.path);
  const trail = [...groups, node.meta];
  if (!node.children?.length) return leafBranch(node, path, trail, isKnownView);
  const inside = merge(node.children.map((child) => branchOf(child, path, trail, isKnownView)));
  const [first] = inside.pages;
  if (!first) return { ...nothing, skipped: inside.skipped };
  return {
    ...inside,
    menu: menuOfGroup(node, path, inside.menu),
    redirects: [{ from: path, to: node.redirect ?? first.path }, ...inside.redirects],
  };
}

/**
 * What the route tree of the signed-in user means for router and menu. Top-level nodes without children are dropped, as are
 * pages without a view and groups without a page.
 */
export function buildNavigation(tree: readonly RouteNode[], isKnownView: IsKnownView): Navigation {
  const groups = tree.filter((node) => node.children?.length);
  return merge(groups.map((node) => branchOf(node, '', [], isKnownView)));
}
