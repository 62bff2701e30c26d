import { randomBytes } from 'node:crypto';
import {
  type FieldChange,
  type Role,
  ROLE_KEY_MAX,
  type roleCreateRequest,
  type RoleRoute,
  type roleUpdateRequest,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import type { Caller } from '../../../platform/http/caller';
import {
  type AuditEntry,
  type Author,
  fieldChanges,
  insertAuditEntry,
} from '../../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/database/database-failure';
import { missingRow, refusedField, staleRow } from '../../../platform/http/http-error';
import { createKeyOf } from '../../../platform/idempotency/create-key';
import { createOnce } from '../../../platform/idempotency/create-once';
import { heldTree } from '../navigation/granted-tree';
import { type GrantedNode, listEveryNode, withActions } from '../navigation/route-nodes.repository';
import { givenGrants, grantedRoutes, refuseLostGrants } from './role-grants';
import {
  deleteRole,
  findRole,
  type Grant,
  insertRole,
  listRoles,
  lockRole,
  replaceGrants,
  type RoleRow,
  takeRoleId,
  updateRole,
} from './roles.repository';

type CreateRequest = z.output<typeof roleCreateRequest>;
type UpdateRequest = z.output<typeof roleUpdateRequest>;

/** Who makes a call, and under which name it goes into the audit log. */
interface By {
  caller: Caller;
  author: Author;
}

const SUFFIX_BYTES = 3;

/** A key for a new role, made from its name where that has Latin letters; never the same twice. */
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

/** A role as it leaves the server. */
function presentRole(row: RoleRow, nodes: readonly GrantedNode[]): Role {
  const { id: _id, holders: _holders, grants, updatedAt, ...role } = row;
  const held = nodes.map((node) => {
    const granted = grants.filter(({ path }) => path === node.fullPath).map(({ action }) => action);
    return withActions(node, granted);
  });
  return { ...role, routes: heldTree(held), updatedAt: updatedAt.toISOString() };
}

/** A role as the audit log tells it: its texts, and the actions that it may do on each page. */
function auditSnapshot({ key, name, description, grants }: RoleRow): Record<string, FieldChange['from']> {
  const snapshot: Record<string, FieldChange['from']> = { key, name, description };
  for (const { path, action } of grants) {
    snapshot[path] = snapshot[path] ? 'view, edit' : action;
  }
  return snapshot;
}

function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error, 'role_name_key'))
    throw refusedField(409, 'name', 'A role of this name is there already.');
  if (isUniqueViolation(error, 'role_pkey'))
    throw refusedField(409, 'key', 'A role of this key is there already.');
  throw error;
}

const dateOf = (text: string | undefined) => (text ? new Date(text) : undefined);

/** The calls of roles. */
export class RoleService {
  constructor(private readonly pool: pg.Pool) {}

  async list(): Promise<Role[]> {
    const [roles, nodes] = await Promise.all([listRoles(this.pool), listEveryNode(this.pool)]);
    return roles.map((row) => presentRole(row, nodes));
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's role */
  async create({ caller, author }: By, key: string | undefined, request: CreateRequest): Promise<Role> {
    const nodes = await listEveryNode(this.pool);
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, request);
    const write = async () => {
      const id = await takeRoleId(this.pool);
      const role = { ...request, id, key: request.key ?? roleKeyOf(request.name) };
      return inTransaction(this.pool, async (transaction) => {
        const grants = await this.grantsFor(transaction, caller, [], request.routes, nodes);
        if (!(await insertRole(transaction, role, createKey))) return null;
        await replaceGrants(transaction, role.key, grants);
        const made = await this.read(transaction, role.key);
        await this.note(transaction, { author, action: 'create', before: null, after: made });
        return id;
      });
    };
    const id = await createOnce(this.pool, { area: 'role', createKey, write }).catch(refuseTaken);
    const row = await findRole(this.pool, { id });
    if (!row) throw refusedField(409, 'Idempotency-Key', 'The role that this key made was deleted since.');
    return presentRole(row, nodes);
  }

  async change({ caller, author }: By, key: string, request: UpdateRequest): Promise<Role> {
    if (request.key !== undefined && request.key !== key)
      throw refusedField(400, 'key', 'The key of a role does not change.');
    const nodes = await listEveryNode(this.pool);
    const change = { ...request, key, updatedAt: dateOf(request.updatedAt) };
    return inTransaction(this.pool, async (transaction) => {
      await lockRole(transaction, key);
      const before = await this.read(transaction, key);
      if (!(await updateRole(transaction, change))) throw staleRow('role', before.updatedAt.toISOString());
      if (request.routes) {
        const grants = await this.grantsFor(transaction, caller, before.grants, request.routes, nodes);
        refuseLostGrants(before, grants, { nodes, ownRole: caller.roleKey });
        if (!before.holdsEverything) await replaceGrants(transaction, key, grants);
      }
      const after = await this.read(transaction, key);
      await this.note(transaction, { author, action: 'update', before, after });
      return presentRole(after, nodes);
    }).catch(refuseTaken);
  }

  remove({ author }: By, key: string, updatedAt: string | undefined): Promise<{ key: string }> {
    return inTransaction(this.pool, async (transaction) => {
      await lockRole(transaction, key);
      const before = await this.read(transaction, key);
      if (before.holdsEverything) throw refusedField(409, 'key', 'The role that holds everything stays.');
      if (before.holders > 0)
        throw refusedField(409, 'key', `This role is in use: users who hold it: ${before.holders}.`);
      if (!(await deleteRole(transaction, key, dateOf(updatedAt))))
        throw staleRow('role', before.updatedAt.toISOString());
      await this.note(transaction, { author, action: 'delete', before, after: null });
      return { key };
    }).catch((error: unknown) => {
      if (isForeignKeyViolation(error)) throw refusedField(409, 'key', 'This role is in use.');
      throw error;
    });
  }

  private async grantsFor(
    db: Queryable,
    caller: Caller,
    before: readonly Grant[],
    routes: readonly RoleRoute[],
    nodes: GrantedNode[],
  ): Promise<Grant[]> {
    const asked = grantedRoutes(routes, nodes);
    const { grants: own } = await this.read(db, caller.roleKey);
    return givenGrants(asked, own, before);
  }

  private async note(
    transaction: pg.ClientBase,
    {
      author,
      action,
      before,
      after,
    }: Pick<AuditEntry, 'author' | 'action'> & Record<'before' | 'after', RoleRow | null>,
  ): Promise<void> {
    const [was, is] = [before && auditSnapshot(before), after && auditSnapshot(after)];
    // Each page that either state holds.
    const fields = Object.fromEntries(Object.keys({ ...was, ...is }).map((field) => [field, null]));
    const changes = fieldChanges(was && { ...fields, ...was }, is && { ...fields, ...is });
    await insertAuditEntry(transaction, {
      subject: 'role',
      subjectId: (after ?? before)?.id ?? null,
      subjectName: (after ?? before)?.name ?? null,
      author,
      action,
      changes,
    });
  }

  private async read(db: Queryable, key: string): Promise<RoleRow> {
    const row = await findRole(db, { key });
    if (!row) throw missingRow('role', key);
    return row;
  }
}
