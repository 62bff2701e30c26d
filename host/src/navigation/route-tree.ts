import type { RouteNode } from '@backoffice/contract';
import { atom } from 'jotai';
import { parseView } from '../remotes/view';

/** Joins a group that is in both trees: the nodes that were there stay first. */
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

/** The nodes that one of the roles may see; a node without a list of roles is everybody's. */
export function routesForRoles(nodes: readonly RouteNode[], roles: readonly string[]): RouteNode[] {
  return nodes
    .filter(({ meta }) => !meta.roles || meta.roles.some((role) => roles.includes(role)))
    .map((node) => ({ ...node, ...(node.children && { children: routesForRoles(node.children, roles) }) }));
}

function viewsOf(nodes: readonly RouteNode[]): string[] {
  return nodes.flatMap(({ component = '', children = [] }) => [component, ...viewsOf(children)]);
}

/** The remotes whose pages stand in a route tree. */
export function namedRemotes(nodes: readonly RouteNode[]): ReadonlySet<string> {
  return new Set(viewsOf(nodes).map((view) => parseView(view).remote));
}

/** Pages that remotes add to the menu by themselves; none while the demo pages are off. */
export const demoRoutesAtom = atom<readonly RouteNode[]>([]);
