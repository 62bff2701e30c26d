import type { RouteNode } from '@backoffice/contract';

/** The nodes that one of the roles may see; a node without a list of roles is everybody's. */
export function routesForRoles(nodes: readonly RouteNode[], roles: readonly string[]): RouteNode[] {
  return nodes
    .filter(({ meta }) => !meta.roles || meta.roles.some((role) => roles.includes(role)))
    .map((node) => ({ ...node, ...(node.children && { children: routesForRoles(node.children, roles) }) }));
}
