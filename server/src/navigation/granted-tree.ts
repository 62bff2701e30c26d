import type { RouteNode } from '@backoffice/contract';
import type { GrantedNode } from './route-nodes.repository';

function toRouteNode(node: GrantedNode, children: RouteNode[]): RouteNode {
  return {
    path: node.path,
    component: node.component,
    name: node.name,
    ...(node.redirect && { redirect: node.redirect }),
    meta: {
      title: node.titles.en,
      titles: node.titles,
      ...(node.icon && { icon: node.icon }),
      ...(node.hidden && { hidden: true }),
      ...(node.affix && { affix: true }),
      ...(node.actions.length > 0 && { actions: node.actions }),
    },
    ...(children.length > 0 && { children }),
  };
}

/** The tree of the pages that may be viewed, with the groups that hold them; a group without such a page is left out. */
export function grantedTree(nodes: GrantedNode[], parentId: number | null = null): RouteNode[] {
  return nodes
    .filter((node) => node.parentId === parentId)
    .flatMap((node) => {
      const children = grantedTree(nodes, node.id);
      // A page at the top level is dropped: only groups stand there.
      const isOpenPage = parentId !== null && node.actions.includes('view');
      return children.length > 0 || isOpenPage ? [toRouteNode(node, children)] : [];
    });
}
