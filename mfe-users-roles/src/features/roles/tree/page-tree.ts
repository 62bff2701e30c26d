import { type RouteMeta, type RouteNode, routePath } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';

/** The title of a node of the route tree in a language. */
export function titleOf(meta: RouteMeta, language: Language): string {
  return meta.titles?.[language] ?? meta.title;
}

/** A group or a page of the route tree, as a role's tree shows it. */
export interface TreeNode {
  /** Full path. */
  path: string;
  /** As the server gave it. */
  node: RouteNode;
  /** Whether it stands in the tree: a hidden one comes and goes with its neighbours, unless it has none that is not. */
  isShown: boolean;
  children: readonly TreeNode[];
}

/** A right beside the pages, which is in no menu and is granted by itself. */
const isRight = ({ component }: RouteNode): boolean => component === 'Right';

/** The whole tree by full paths. */
export function pageTree(nodes: readonly RouteNode[], parent = ''): TreeNode[] {
  const areAllHidden = nodes.every((node) => node.meta.hidden && !isRight(node));
  return nodes.map((node) => {
    const path = routePath(parent, node.path);
    const isShown = parent === '' || areAllHidden || !node.meta.hidden || isRight(node);
    return { path, node, isShown, children: pageTree(node.children ?? [], path) };
  });
}

/** The pages of a branch that stand in the tree. */
export function pagesOf({ isShown, children, ...node }: TreeNode): TreeNode[] {
  if (!isShown) return [];
  return children.length > 0 ? children.flatMap(pagesOf) : [{ ...node, isShown, children }];
}

export const canEdit = ({ node }: TreeNode): boolean => node.meta.actions?.includes('edit') ?? false;
