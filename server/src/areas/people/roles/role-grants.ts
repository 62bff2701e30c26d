import {
  type FailureCode,
  type failureReason,
  type RoleRoute,
  routePath,
  screens,
} from '@backoffice/contract';
import type { Author } from '../../../platform/audit/audit.repository';
import type { Caller } from '../../../platform/http/caller';
import { refusedField } from '../../../platform/http/http-error';
import type { GrantedNode } from '../navigation/route-nodes.repository';
import type { Grant, RoleRow } from './roles.repository';

/** The author of a call, with the role that limits the permissions they may grant. */
export type Giver = Author & Pick<Caller, 'roleKey'>;

interface RequestedPage {
  path: string;
  actions: readonly Grant['action'][];
}

function pagesOf(routes: readonly RoleRoute[], parent = ''): RequestedPage[] {
  return routes.flatMap(({ path, meta, children = [] }) => {
    const fullPath = routePath(parent, path);
    return [{ path: fullPath, actions: meta?.actions ?? ['view'] }, ...pagesOf(children, fullPath)];
  });
}

function refuse<Code extends FailureCode>(...reason: Parameters<typeof failureReason<Code>>) {
  return refusedField(400, 'routes', ...reason);
}

/**
 * Returns the grants of a tree of routes: one for each action of its pages. Groups have none.
 *
 * @param nodes all nodes, with all actions that they support
 * @throws HttpError 400 for a path that is not a page, a duplicate, or an action that cannot be granted
 */
export function grantedRoutes(routes: readonly RoleRoute[], nodes: readonly GrantedNode[]): Grant[] {
  const nodeByPath = new Map(nodes.map((node) => [node.fullPath, node]));
  const seen = new Set<string>();
  return pagesOf(routes).flatMap(({ path, actions }): Grant[] => {
    const node = nodeByPath.get(path);
    if (!node) throw refuse('page-unknown', { path });
    if (seen.has(path) || new Set(actions).size < actions.length) throw refuse('page-twice', { path });
    seen.add(path);
    if (node.component === 'Layout') return [];
    const missing = actions.find((action) => !node.actions.includes(action));
    if (missing) throw refuse('page-without-action', { action: missing, path });
    if (actions.includes('edit') && !actions.includes('view')) throw refuse('edit-without-view', { path });
    return actions.map((action) => ({ path, action }));
  });
}

const textOf = ({ path, action }: Grant) => `${action} ${path}`;

function without(grants: readonly Grant[], removed: readonly Grant[]): Grant[] {
  const left = new Set(removed.map(textOf));
  return grants.filter((grant) => !left.has(textOf(grant)));
}

/**
 * Returns the new grants of a role. Callers cannot grant more than they have; grants of pages outside of the tree are kept.
 *
 * @param own grants of the caller's role
 * @param before grants of the changed role
 * @throws HttpError 400 when the caller adds a grant that they do not have
 */
export function givenGrants(
  requested: readonly Grant[],
  own: readonly Grant[],
  before: readonly Grant[],
): Grant[] {
  const [beyond] = without(without(requested, own), before);
  if (beyond) throw refuse('grant-not-held', beyond);
  const outOfReach = without(before, own);
  return [...without(requested, outOfReach), ...outOfReach];
}

/**
 * Refuses a change after which the role with all permissions would have fewer, or the caller could no longer manage roles.
 *
 * @param ownRole key of the caller's role
 * @throws HttpError 400
 */
export function refuseLostGrants(
  role: RoleRow,
  after: readonly Grant[],
  { nodes, ownRole }: { nodes: readonly GrantedNode[]; ownRole: string },
): void {
  if (role.holdsEverything) {
    const lost = without(role.grants, after).find(({ path, action }) =>
      nodes.some((node) => node.fullPath === path && node.actions.includes(action)),
    );
    if (lost) throw refuse('grant-of-everything', { path: lost.path });
  } else if (role.key === ownRole) {
    const roleGrants = after.filter(({ path }) => path === screens.roles);
    const managesRoles = (['view', 'edit'] as const).every((action) =>
      roleGrants.some((grant) => grant.action === action),
    );
    if (!managesRoles) throw refuse('own-role-management');
  }
}
