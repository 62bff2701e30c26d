import type { RouteNode } from '@backoffice/contract';
import type { GrantedNode } from './route-nodes.repository';

function toRouteNode(node: GrantedNode, children: RouteNode[]): RouteNode {
  return {
    path: node.path,
    component: node.component,
    name: node.name,
    ...(node.redirect && { redirect: node.redirect }),
    ...(node.aliases.length > 0 && { aliases: node.aliases }),
    meta: {
      title: node.titles.en,
      titles: node.titles,
      ...(node.icon && { icon: node.icon }),
      ...(node.section && { section: node.section }),
      ...(node.hidden && { hidden: true }),
      ...(node.affix && { affix: true }),
      ...(node.actions.length > 0 && { actions: node.actions }),
    },
    ...(children.length > 0 && { children }),
  };
}

function treeOf(
  nodes: readonly GrantedNode[],
  isOpen: (node: GrantedNode) => boolean,
  parentId: number | null = null,
): RouteNode[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .flatMap((node) => {
      const children = treeOf(nodes, isOpen, node.id);
      // A page at the top level is dropped, because only groups are permitted there.
      const isOpenPage = parentId !== null && isOpen(node);
      return children.length > 0 || isOpenPage ? [toRouteNode(node, children)] : [];
    });
}

/** Returns the tree of pages that may be viewed, with their groups; groups without such a page are left out. */
export function grantedTree(nodes: readonly GrantedNode[]): RouteNode[] {
  return treeOf(nodes, ({ actions }) => actions.includes('view'));
}

/** Returns the tree of pages with any granted action. */
export function heldTree(nodes: readonly GrantedNode[]): RouteNode[] {
  return treeOf(nodes, ({ actions }) => actions.length > 0);
}
