import type { RouteNode } from '@backoffice/contract';
import { parseView } from '../remotes/view';

function viewsOf(nodes: readonly RouteNode[]): string[] {
  return nodes.flatMap(({ component = '', children = [] }) => [component, ...viewsOf(children)]);
}

/** The remotes whose pages stand in a route tree. */
export function namedRemotes(nodes: readonly RouteNode[]): ReadonlySet<string> {
  return new Set(viewsOf(nodes).map((view) => parseView(view).remote));
}
