import type { roleCreateRequest, roleUpdateRequest } from '@backoffice/contract';
import type { FieldChange } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { fieldChanges } from '../../../platform/audit/audit.repository';
import type { Queryable } from '../../../platform/database/transaction';
import type { Examined } from '../../../platform/http/approval';
import type { Caller } from '../../../platform/http/caller';
import { missingRow, staleRow } from '../../../platform/http/http-error';
import { listEveryNode } from '../navigation/route-nodes.repository';
import { givenGrants, grantedRoutes } from './role-grants';
import { roleSnapshot } from './role-service';
import { findRoleByKey, type Grant, readRole, type RoleRow } from './roles.repository';

type CreateRequest = z.output<typeof roleCreateRequest>;
type UpdateRequest = z.output<typeof roleUpdateRequest>;

/** Returns the grants of a role after a change by the caller. Throws as the change would. */
async function grantsAfter(
  db: Queryable,
  { roleKey }: Pick<Caller, 'roleKey'>,
  { routes, before }: { routes: CreateRequest['routes']; before: readonly Grant[] },
): Promise<Grant[]> {
  const { grants: own } = await readRole(db, { key: roleKey });
  return givenGrants(grantedRoutes(routes, await listEveryNode(db)), own, before);
}

const hasMore = (after: readonly Grant[], before: readonly Grant[]) =>
  after.some(({ path, action }) => !before.some((grant) => grant.path === path && grant.action === action));

/** Returns the kinds of a change: taking grants away never waits. */
const kindsOf = (isGrant: boolean) => (isGrant ? (['grants'] as const) : []);

/** Examines `POST /role`. */
export async function examineRoleCreate(
  db: Queryable,
  { body, caller }: { body: CreateRequest; caller: Caller },
): Promise<Examined<CreateRequest>> {
  const grants = await grantsAfter(db, caller, { routes: body.routes, before: [] });
  const { name, description } = body;
  const { key: _key, ...fields } = roleSnapshot({ key: '', name, description, grants });
  return {
    body,
    kinds: kindsOf(grants.length > 0),
    effect: { subject: 'role', name, changes: fieldChanges(null, fields) },
  };
}

/** Examines `PUT /role/:id`: further grants, or a second factor that is no longer required. */
export async function examineRoleUpdate(
  db: Queryable,
  { body, params, caller }: { body: UpdateRequest; params: { id: string }; caller: Caller },
): Promise<Examined<UpdateRequest>> {
  const before = await findRoleByKey(db, { key: params.id });
  if (!before) throw missingRow('role', params.id);
  const { updatedAt, routes } = body;
  if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt))
    throw staleRow('role', before.updatedAt);
  const grants = routes ? await grantsAfter(db, caller, { routes, before: before.grants }) : before.grants;
  const { name = before.name, description = before.description } = body;
  const { secondFactor = before.secondFactor, secondFactorGraceDays = before.secondFactorGraceDays } = body;
  const after: RoleRow = { ...before, name, description, grants, secondFactor, secondFactorGraceDays };
  const isLoosened = before.secondFactor === 'required' && secondFactor !== 'required';
  return {
    body: { ...body, updatedAt: before.updatedAt },
    kinds: kindsOf(isLoosened || hasMore(grants, before.grants)),
    effect: {
      subject: 'role',
      name: before.name,
      changes: fieldChanges(roleSnapshot(before), roleSnapshot(after)),
    },
  };
}

/** Returns the changes of a user’s permissions between two roles, for an approver. */
export async function grantChanges(
  db: Queryable,
  from: string,
  to: string,
): Promise<{ changes: FieldChange[]; hasMore: boolean }> {
  const [before, after] = [await readRole(db, { key: from }), await readRole(db, { key: to })];
  const grantsOf = ({ grants }: RoleRow) => {
    const {
      key: _key,
      name: _name,
      description: _text,
      ...pages
    } = roleSnapshot({
      key: '',
      name: '',
      description: '',
      grants,
    });
    return pages;
  };
  return {
    changes: fieldChanges(grantsOf(before), grantsOf(after)),
    hasMore: hasMore(after.grants, before.grants),
  };
}
