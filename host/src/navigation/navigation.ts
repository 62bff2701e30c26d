import { type RouteMeta, type RouteNode, routePath } from '@backoffice/contract';
import { atom } from 'jotai';
import type { Language } from '@backoffice/i18n';
import type { View } from '../remotes/view';

/** True for a path with a scheme or a host: a link out of the application. */
function isAddress(path: string): boolean {
  return /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(path);
}

/** True if the menu may link to the address: https only, so that no entry can run a script or use an unencrypted connection. */
function isSafeAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** A group or page in the breadcrumb. `to` is the page that a clickable group opens. */
interface BreadcrumbEntry extends RouteMeta {
  to?: string;
}

/** A page of a remote or of the host, with its groups. */
export interface PageRoute {
  path: string;
  view: View;
  /** The outermost group first, the page last. */
  breadcrumb: readonly BreadcrumbEntry[];
  /** Its permission was revoked while it was open: its tab stays and shows that, and no link leads to it. */
  isRevoked?: true;
}

interface EntryOf<Kind> {
  kind: Kind;
  path: string;
  meta: RouteMeta;
}

export interface MenuPage extends EntryOf<'page'> {
  view: View;
}

/** A link out of the application; its path is an https address. */
export type MenuLink = EntryOf<'link'>;

export interface MenuGroup extends EntryOf<'group'> {
  children: readonly MenuEntry[];
}

export type MenuEntry = MenuPage | MenuLink | MenuGroup;

export interface Navigation {
  pages: readonly PageRoute[];
  menu: readonly MenuEntry[];
  /** A group's own path redirects to its `redirect` or to its first page. */
  redirects: readonly { from: string; to: string }[];
  /** Pages that no remote exposes, by their view, and links that are not https, by their address. */
  skipped: readonly string[];
}

/** The view of that name, if the host or a remote has it. */
type FindView = (name: string) => View | undefined;

/** The `redirect` of a group that only contains pages: its name in the breadcrumb is not a link. */
const NO_REDIRECT = 'noRedirect';

/** The component of a node that is a right of its own, without a page. */
const RIGHT = 'Right';

const nothing: Navigation = { pages: [], menu: [], redirects: [], skipped: [] };

function merge(branches: readonly Navigation[]): Navigation {
  return {
    pages: branches.flatMap((branch) => branch.pages),
    menu: branches.flatMap((branch) => branch.menu),
    redirects: branches.flatMap((branch) => branch.redirects),
    skipped: branches.flatMap((branch) => branch.skipped),
  };
}

function linkBranch({ path, meta }: RouteNode): Navigation {
  if (!isSafeAddress(path)) return { ...nothing, skipped: [path] };
  return { ...nothing, menu: meta.hidden ? [] : [{ kind: 'link', path, meta }] };
}

function leafBranch(
  node: RouteNode,
  path: string,
  breadcrumb: BreadcrumbEntry[],
  findView: FindView,
): Navigation {
  const { component, meta, aliases = [] } = node;
  if (component === RIGHT) return nothing;
  const view = component === undefined ? undefined : findView(component);
  if (!view) return { ...nothing, skipped: [component ?? path] };
  return {
    ...nothing,
    pages: [{ path, view, breadcrumb }],
    redirects: aliases.map((from) => ({ from, to: path })),
    menu: meta.hidden ? [] : [{ kind: 'page', path, view, meta }],
  };
}

/**
 * The menu entries of a group. A group with a single page or link is replaced by it; the group's icon is used if the page has
 * none.
 */
function menuOfGroup(node: RouteNode, path: string, children: readonly MenuEntry[]): MenuEntry[] {
  const { meta } = node;
  const [only] = children;
  if (meta.hidden || !only) return [];
  if (children.length === 1 && only.kind !== 'group') {
    const { icon = meta.icon, section = meta.section } = only.meta;
    return [{ ...only, meta: { ...only.meta, icon, section } }];
  }
  return [{ kind: 'group', path, meta, children }];
}

function branchOf(
  node: RouteNode,
  parent: string,
  groups: BreadcrumbEntry[],
  findView: FindView,
): Navigation {
  if (isAddress(node.path)) return linkBranch(node);
  const path = routePath(parent, node.path);
  if (!node.children?.length) return leafBranch(node, path, [...groups, node.meta], findView);
  const target = node.redirect === NO_REDIRECT ? undefined : node.redirect;
  const breadcrumb = [...groups, node.redirect === NO_REDIRECT ? node.meta : { ...node.meta, to: path }];
  const inside = merge(node.children.map((child) => branchOf(child, path, breadcrumb, findView)));
  const [first] = inside.pages;
  const to = target ?? first?.path;
  const section = breadcrumb.findLast((group) => group.section)?.section;
  const isMoved = ({ meta }: MenuEntry) => meta.section !== undefined && meta.section !== section;
  const kept = inside.menu.filter((entry) => !isMoved(entry));
  return {
    ...inside,
    // A page in another section than its group's is listed beside the group.
    menu: [...menuOfGroup(node, path, kept), ...inside.menu.filter(isMoved)],
    redirects: [
      ...(first && to ? [path, ...(node.aliases ?? [])].map((from) => ({ from, to })) : []),
      ...inside.redirects,
    ],
  };
}

/**
 * Converts the route tree of the user into pages for the router and entries for the menu. Drops top-level nodes without children,
 * pages without a view, links that are not https, and empty groups.
 */
export function buildNavigation(tree: readonly RouteNode[], findView: FindView): Navigation {
  const groups = tree.filter((node) => node.children?.length);
  return merge(groups.map((node) => branchOf(node, '', [], findView)));
}

export const navigationAtom = atom(nothing);

/** The handle of a page's route: its groups and title. */
export interface PageHandle {
  breadcrumb?: readonly BreadcrumbEntry[];
}

export function titleOf(meta: RouteMeta, language: Language): string {
  return meta.titles?.[language] ?? meta.title;
}
