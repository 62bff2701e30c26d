import { type RouteMeta, type RouteNode, routePath } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';

/** Returns the title of a node of the route tree in a language. */
export function titleOf(meta: RouteMeta, language: Language): string {
  return meta.titles?.[language] ?? meta.title;
}

/** A group or page in the tree of the role form. */
export interface TreeNode {
  /** The full path. */
  path: string;
  /** The route as the server sent it. */
  node: RouteNode;
  /** The node is in the tree. A hidden page is not: it is granted with its siblings, unless all of these are hidden too. */
  isShown: boolean;
  children: readonly TreeNode[];
}

/** Tells whether a route is a right without a page: it is in no menu and is granted by itself. */
const isRight = ({ component }: RouteNode): boolean => component === 'Right';

/** Builds the tree with full paths. */
export function pageTree(nodes: readonly RouteNode[], parent = ''): TreeNode[] {
  const areAllHidden = nodes.every((node) => node.meta.hidden && !isRight(node));
  return nodes.map((node) => {
    const path = routePath(parent, node.path);
    const isShown = parent === '' || areAllHidden || !node.meta.hidden || isRight(node);
    return { path, node, isShown, children: pageTree(node.children ?? [], path) };
  });
}

/** Returns the shown pages of a branch. */
export function pagesOf({ isShown, children, ...node }: TreeNode): TreeNode[] {
  if (!isShown) return [];
  return children.length > 0 ? children.flatMap(pagesOf) : [{ ...node, isShown, children }];
}

export const canEdit = ({ node }: TreeNode): boolean => node.meta.actions?.includes('edit') ?? false;
