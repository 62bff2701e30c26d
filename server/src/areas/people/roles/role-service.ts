import { randomBytes } from 'node:crypto';
import {
  isBuiltInRole,
  type Order,
  type Role,
  ROLE_KEY_MAX,
  type RoleSort,
  type roleCreateRequest,
  type roleUpdateRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { isUniqueViolation } from '../../../platform/database/database-failure';
import type { Queryable } from '../../../platform/database/transaction';
import { refusedField } from '../../../platform/http/http-error';
import type { SentKey } from '../../../platform/idempotency/create-keys';
import { auditedWrites } from '../../../platform/write/audited-writes';
import { heldTree } from '../navigation/granted-tree';
import { type GrantedNode, listEveryNode, withActions } from '../navigation/route-nodes.repository';
import { type Giver, givenGrants, grantedRoutes, refuseLostGrants } from './role-grants';
import { setFactorPolicy } from './factor-policy';
import { refuseRoleBeyondOwn } from './within-own';
import {
  deleteRole,
  findRole,
  type Grant,
  insertRole,
  listRoles,
  lockRole,
  readRole,
  replaceGrants,
  type RoleRow,
  updateRole,
} from './roles.repository';

const SUFFIX_BYTES = 3;

/** Returns a unique key for a new role, made from its name if that has Latin letters. */
export function roleKeyOf(name: string): string {
  const suffix = `-${randomBytes(SUFFIX_BYTES).toString('hex')}`;
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, ROLE_KEY_MAX - suffix.length)
    .replace(/-+$/, '');
  return (plain || 'role') + suffix;
}

/** Converts a role for clients. */
function presentRole({ id: _id, grants, ...role }: RoleRow, nodes: readonly GrantedNode[]): Role {
  const held = nodes.map((node) => {
    const granted = grants.filter(({ path }) => path === node.fullPath).map(({ action }) => action);
    return withActions(node, granted);
  });
  return { ...role, routes: heldTree(held) };
}

/** A role in the audit log: its texts, and its actions on each page. */
export function roleSnapshot({
  key,
  name,
  description,
  grants,
  secondFactor,
  secondFactorGraceDays,
}: Pick<RoleRow, 'key' | 'name' | 'description' | 'grants'> &
  Partial<Pick<RoleRow, 'secondFactor' | 'secondFactorGraceDays'>>) {
  const snapshot: Record<string, string | number> = { key, name, description };
  if (secondFactor === 'required') Object.assign(snapshot, { secondFactor, secondFactorGraceDays });
  for (const { path, action } of grants) {
    snapshot[path] = snapshot[path] ? 'view, edit' : action;
  }
  return snapshot;
}

/** Refuses to rename a built-in role, because users recognise it by its name; one renamed earlier may get its own name back. */
function refuseOtherName({ key, name }: RoleRow, wanted: string | undefined): void {
  if (wanted === undefined || wanted === name || wanted === key) return;
  if (isBuiltInRole(key)) throw refusedField(400, 'name', 'role-built-in');
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'role_name_key')) throw refusedField(409, 'name', 'role-name-taken');
  if (isUniqueViolation(error, 'role_pkey')) throw refusedField(409, 'key', 'role-key-taken');
  throw error;
}

export class RoleService {
  private readonly writes;

  constructor(private readonly pool: pg.Pool) {
    this.writes = auditedWrites<RoleRow, string>(pool, {
      subject: 'role',
      find: (db, id) => findRole(db, { id }),
      lock: lockRole,
      snapshot: roleSnapshot,
      name: ({ name }) => name,
      deletedSince: () => refusedField(409, 'Idempotency-Key', 'created-row-deleted', { subject: 'role' }),
    });
  }

  async list(sort?: Order<RoleSort>): Promise<Role[]> {
    const [roles, nodes] = await Promise.all([listRoles(this.pool, sort), listEveryNode(this.pool)]);
    return roles.map((row) => presentRole(row, nodes));
  }

  async create(
    giver: Giver,
    key: SentKey | undefined,
    request: z.output<typeof roleCreateRequest>,
    page?: string,
  ): Promise<Role> {
    const nodes = await listEveryNode(this.pool);
    const { name, description, routes, secondFactor, secondFactorGraceDays: graceDays } = request;
    const creation = this.writes.create({ author: giver, key, request }, async () => {
      const requested = grantedRoutes(routes, nodes);
      return async (transaction, id) => {
        const roleKey = request.key || roleKeyOf(name);
        const grants = await this.grantsFor(transaction, giver, requested, []);
        await insertRole(transaction, { id, key: roleKey, name, description });
        await replaceGrants(transaction, roleKey, grants);
        await setFactorPolicy(transaction, { key: roleKey, secondFactor, graceDays, page });
        return readRole(transaction, { key: roleKey });
      };
    });
    return presentRole(await creation.catch(refuseTaken), nodes);
  }

  async change(
    giver: Giver,
    key: string,
    request: z.output<typeof roleUpdateRequest>,
    page?: string,
  ): Promise<Role> {
    const { name, description, routes, updatedAt, reason, holdsEverything, users, holders } = request;
    const { secondFactor, secondFactorGraceDays: graceDays } = request;
    const nodes = await listEveryNode(this.pool);
    const changing = this.writes.change({
      author: giver,
      by: key,
      updatedAt,
      reason,
      asRead: {
        sent: { key: request.key, holdsEverything, users, holders },
        now: (before) => ({ ...before }),
      },
      check: async (transaction, before) => {
        await refuseRoleBeyondOwn(transaction, giver, before);
        refuseOtherName(before, name);
      },
      write: async (transaction, before) => {
        await updateRole(transaction, { key, name, description });
        const isNew = secondFactor !== before.secondFactor;
        await setFactorPolicy(transaction, {
          key,
          secondFactor: isNew ? secondFactor : undefined,
          graceDays,
          page,
        });
        if (routes) {
          const requested = grantedRoutes(routes, nodes);
          const grants = await this.grantsFor(transaction, giver, requested, before.grants);
          refuseLostGrants(before, grants, { nodes, ownRole: giver.roleKey });
          if (!before.holdsEverything) await replaceGrants(transaction, key, grants);
        }
        return readRole(transaction, { key });
      },
    });
    return presentRole(await changing.catch(refuseTaken), nodes);
  }

  async remove(giver: Giver, key: string, updatedAt: string | undefined): Promise<{ key: string }> {
    await this.writes.remove({
      author: giver,
      by: key,
      updatedAt,
      check: async (transaction, before) => {
        const { holdsEverything, holders } = before;
        await refuseRoleBeyondOwn(transaction, giver, before);
        if (holdsEverything) throw refusedField(409, 'key', 'role-holds-everything');
        if (holders > 0) throw refusedField(409, 'key', 'role-in-use', { users: holders });
      },
      remove: (transaction) => deleteRole(transaction, { key }),
    });
    return { key };
  }

  private async grantsFor(
    db: Queryable,
    { roleKey }: Giver,
    requested: readonly Grant[],
    before: readonly Grant[],
  ): Promise<Grant[]> {
    const { grants: own } = await readRole(db, { key: roleKey });
    return givenGrants(requested, own, before);
  }
}
