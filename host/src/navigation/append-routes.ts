import type { RouteNode } from '@backoffice/contract';

/** Of one group in both trees: what is there stays first. */
function merge(given: RouteNode, added: RouteNode): RouteNode {
  if (!given.children || !added.children) return given;
  return { ...given, children: appendRoutes(given.children, added.children) };
}

/** Adds nodes to a tree. Groups of the same path become one; a page that is there already stays as it is. */
export function appendRoutes(tree: readonly RouteNode[], added: readonly RouteNode[]): RouteNode[] {
  const twinIn = (nodes: readonly RouteNode[], { path }: RouteNode) =>
    nodes.find((node) => node.path === path);
  const kept = tree.map((node) => {
    const twin = twinIn(added, node);
    return twin ? merge(node, twin) : node;
  });
  return [...kept, ...added.filter((node) => !twinIn(tree, node))];
}
