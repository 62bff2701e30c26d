import {
  type Role,
  type roleCreateRequest,
  type RoleRoute,
  type roleUpdateRequest,
  screens,
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
import type { Database } from '../../../platform/database/database';
import { inTransaction, type Queryable } from '../../../platform/database/transaction';
import { isForeignKeyViolation, isUniqueViolation } from '../../../platform/database/database-failure';
import { HttpError, refusedField, staleRow } from '../../../platform/http/http-error';
import { createKeyOf } from '../../../platform/idempotency/create-key';
import { createOnce } from '../../../platform/idempotency/create-once';
import { type GrantedNode, listEveryNode } from './route-nodes.repository';
import { grantedRoutes } from './granted-routes';
import { presentRole } from './present-role';
import { roleFacts } from './role-facts';
import { roleKeyOf } from './role-key';
import type { Grant, RoleRow } from './role-row';
import {
  deleteRole,
  findRole,
  insertRole,
  listRoles,
  lockRole,
  replaceGrants,
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

const dateOf = (text: string | undefined) => (text ? new Date(text) : undefined);
const textOf = ({ path, action }: Grant) => `${action} ${path}`;

function without(grants: readonly Grant[], others: readonly Grant[]): Grant[] {
  const left = new Set(others.map(textOf));
  return grants.filter((grant) => !left.has(textOf(grant)));
}

function tellTaken(error: unknown): never {
  if (isUniqueViolation(error, 'role_name_key'))
    throw refusedField(409, 'name', 'A role of this name is there already.');
  if (isUniqueViolation(error, 'role_pkey'))
    throw refusedField(409, 'key', 'A role of this key is there already.');
  throw error;
}

/** What the calls of roles do. */
export class RoleService {
  constructor(
    private readonly pool: pg.Pool,
    private readonly db: Database,
  ) {}

  async list(): Promise<Role[]> {
    const [roles, nodes] = await Promise.all([listRoles(this.pool), listEveryNode(this.db)]);
    return roles.map((row) => presentRole(row, nodes));
  }

  /** @param key of a caller who may repeat the call: the repetition answers the first call's role */
  async create({ caller, author }: By, key: string | undefined, request: CreateRequest): Promise<Role> {
    const nodes = await listEveryNode(this.db);
    const createKey = key === undefined ? null : createKeyOf(author.userId, key, request);
    const write = async () => {
      const id = await takeRoleId(this.pool);
      const role = { ...request, id, key: request.key ?? roleKeyOf(request.name) };
      return inTransaction(this.pool, async (transaction) => {
        const grants = await this.giveable(transaction, caller, [], request.routes, nodes);
        if (!(await insertRole(transaction, role, createKey))) return null;
        await replaceGrants(transaction, role.key, grants);
        const made = await this.read(transaction, role.key);
        await this.note(transaction, { author, action: 'create', before: null, after: made });
        return id;
      });
    };
    const id = await createOnce(this.pool, { area: 'role', createKey, write }).catch(tellTaken);
    const row = await findRole(this.pool, { id });
    if (!row) throw refusedField(409, 'Idempotency-Key', 'The role that this key made was deleted since.');
    return presentRole(row, nodes);
  }

  async change({ caller, author }: By, key: string, request: UpdateRequest): Promise<Role> {
    if (request.key !== undefined && request.key !== key)
      throw refusedField(400, 'key', 'The key of a role does not change.');
    const nodes = await listEveryNode(this.db);
    const change = { ...request, key, updatedAt: dateOf(request.updatedAt) };
    return inTransaction(this.pool, async (transaction) => {
      await lockRole(transaction, key);
      const before = await this.read(transaction, key);
      if (!(await updateRole(transaction, change))) throw staleRow('role', before.updatedAt.toISOString());
      if (request.routes) await this.regrant(transaction, { caller, before, routes: request.routes, nodes });
      const after = await this.read(transaction, key);
      await this.note(transaction, { author, action: 'update', before, after });
      return presentRole(after, nodes);
    }).catch(tellTaken);
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

  private async regrant(
    transaction: pg.ClientBase,
    {
      caller,
      before,
      routes,
      nodes,
    }: { caller: Caller; before: RoleRow; routes: RoleRoute[]; nodes: GrantedNode[] },
  ): Promise<void> {
    const grants = await this.giveable(transaction, caller, before.grants, routes, nodes);
    if (before.holdsEverything) {
      const lost = without(before.grants, grants).find(({ path, action }) =>
        nodes.some((node) => node.fullPath === path && node.actions.includes(action)),
      );
      if (lost)
        throw refusedField(400, 'routes', `This role holds everything and can not lose ${lost.path}.`);
      return;
    }
    const isOwn = before.key === caller.roleKey;
    const keeps = (action: Grant['action']) =>
      grants.some((grant) => grant.path === screens.roles && grant.action === action);
    if (isOwn && !(keeps('view') && keeps('edit')))
      throw refusedField(400, 'routes', 'This would take role management away from yourself.');
    await replaceGrants(transaction, before.key, grants);
  }

  /**
   * What a role holds after the caller has given it a tree. Nobody gives more than they hold: what is beyond it stays as it was.
   */
  private async giveable(
    db: Queryable,
    caller: Caller,
    before: readonly Grant[],
    routes: readonly RoleRoute[],
    nodes: GrantedNode[],
  ): Promise<Grant[]> {
    const asked = grantedRoutes(routes, nodes);
    const own = (await this.read(db, caller.roleKey)).grants;
    const [beyond] = without(without(asked, own), before);
    if (beyond)
      throw refusedField(400, 'routes', `You can not grant what you do not hold: ${textOf(beyond)}.`);
    const outOfReach = without(before, own);
    return [...without(asked, outOfReach), ...outOfReach];
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
    const [was, is] = [before && roleFacts(before), after && roleFacts(after)];
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
    if (!row)
      throw new HttpError(404, 'There is no such role.', {
        errors: [{ path: 'id', message: `No role ${key}` }],
      });
    return row;
  }
}
