import type { RouteNode } from '@backoffice/contract';
import { atom } from 'jotai';
import { parseView } from '../remotes/view';

/** Merges a group that is in both trees; the existing nodes come first. */
function merge(given: RouteNode, added: RouteNode): RouteNode {
  if (!given.children || !added.children) return given;
  return { ...given, children: appendRoutes(given.children, added.children) };
}

/** Adds nodes to a tree. Groups of the same path are merged; an existing page is kept unchanged. */
export function appendRoutes(tree: readonly RouteNode[], added: readonly RouteNode[]): RouteNode[] {
  const twinIn = (nodes: readonly RouteNode[], { path }: RouteNode) =>
    nodes.find((node) => node.path === path);
  const kept = tree.map((node) => {
    const twin = twinIn(added, node);
    return twin ? merge(node, twin) : node;
  });
  return [...kept, ...added.filter((node) => !twinIn(tree, node))];
}

/** The nodes that one of the roles may see. A node without roles is visible to all. */
export function routesForRoles(nodes: readonly RouteNode[], roles: readonly string[]): RouteNode[] {
  return nodes
    .filter(({ meta }) => !meta.roles || meta.roles.some((role) => roles.includes(role)))
    .map((node) => ({ ...node, ...(node.children && { children: routesForRoles(node.children, roles) }) }));
}

function viewsOf(nodes: readonly RouteNode[]): string[] {
  return nodes.flatMap(({ component = '', children = [] }) => [component, ...viewsOf(children)]);
}

/** The names of the remotes that have pages in a route tree. */
export function namedRemotes(nodes: readonly RouteNode[]): ReadonlySet<string> {
  return new Set(viewsOf(nodes).map((view) => parseView(view).remote));
}

/** The pages that remotes add to the menu themselves; empty while the demo pages are off. */
export const demoRoutesAtom = atom<readonly RouteNode[]>([]);
