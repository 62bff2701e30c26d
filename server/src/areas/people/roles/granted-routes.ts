import { type RoleRoute, routePath } from '@backoffice/contract';
import { refusedField } from '../../../platform/http/http-error';
import type { GrantedNode } from './route-nodes.repository';
import type { Grant } from './role-row';

interface AskedPage {
  path: string;
  actions: readonly Grant['action'][];
}

function pagesOf(routes: readonly RoleRoute[], parent = ''): AskedPage[] {
  return routes.flatMap(({ path, meta, children = [] }) => {
    const fullPath = routePath(parent, path);
    return [{ path: fullPath, actions: meta?.actions ?? ['view'] }, ...pagesOf(children, fullPath)];
  });
}

const refuse = (message: string) => refusedField(400, 'routes', message);

/**
 * What a tree of routes grants: the pages in it; the groups only lead to them.
 *
 * @param nodes every node that there is, with all actions that it has
 * @throws HttpError 400 for what is no page, stands there twice, or can't be granted
 */
export function grantedRoutes(routes: readonly RoleRoute[], nodes: readonly GrantedNode[]): Grant[] {
  const nodeByPath = new Map(nodes.map((node) => [node.fullPath, node]));
  const seen = new Set<string>();
  return pagesOf(routes).flatMap(({ path, actions }): Grant[] => {
    const node = nodeByPath.get(path);
    if (!node) throw refuse(`There is no page ${path}.`);
    if (seen.has(path) || new Set(actions).size < actions.length) throw refuse(`${path} stands there twice.`);
    seen.add(path);
    if (node.component === 'Layout') return [];
    const missing = actions.find((action) => !node.actions.includes(action));
    if (missing) throw refuse(`There is nothing to ${missing} on ${path}.`);
    if (actions.includes('edit') && !actions.includes('view'))
      throw refuse(`Who may edit ${path} must view it too.`);
    return actions.map((action) => ({ path, action }));
  });
}
