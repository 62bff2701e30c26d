import {
  apiPaths,
  role,
  roleCreateRequest,
  roleDeleteQuery,
  roleDeleteResponse,
  roleOptionsResponse,
  roleParams,
  rolesQuery,
  rolesResponse,
  roleUpdateRequest,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services';
import { declareRoute } from '../../../platform/http/declare-route';
import { sentKeyOf } from '../../../platform/idempotency/create-keys';
import { examineRoleCreate, examineRoleUpdate } from './role-approvals';
import { RoleService } from './role-service';
import { findRoleByKey, listRoleOptions } from './roles.repository';

export function roleRoutes(app: FastifyInstance, { pool }: Services): void {
  const roles = new RoleService(pool);

  declareRoute(app, 'GET', apiPaths.roleOptions, {
    summary:
      'List roles by key and name. With permission to edit users, marks those beyond the caller’s own permissions',
    data: roleOptionsResponse,
    async handle({ caller }) {
      const options = await listRoleOptions(pool, { ownRole: caller.roleKey });
      return caller.permissions.has('users:edit') ? options : options.map(({ id, name }) => ({ id, name }));
    },
  });

  declareRoute(app, 'GET', apiPaths.roles, {
    summary: 'List roles with their permissions and number of active users',
    query: rolesQuery,
    data: rolesResponse,
    handle: ({ query }) => roles.list(query.sort),
  });

  declareRoute(app, 'POST', apiPaths.role, {
    summary: 'Create a role. Idempotent by Idempotency-Key for 24 hours',
    body: roleCreateRequest,
    data: role,
    failures: [409],
    examine: (call) => examineRoleCreate(pool, call),
    handle: ({ body, caller, ...call }) => roles.create(caller, sentKeyOf(call), body, call.headers.origin),
  });

  declareRoute(app, 'PUT', apiPaths.roleByKey, {
    summary: 'Update a role by key. 409 with the current updatedAt if the one sent is outdated',
    params: roleParams,
    body: roleUpdateRequest,
    stored: ({ params }) => findRoleByKey(pool, { key: params.id }),
    data: role,
    failures: [404, 409],
    examine: (call) => examineRoleUpdate(pool, call),
    handle: ({ params, body, caller, headers }) => roles.change(caller, params.id, body, headers.origin),
  });

  declareRoute(app, 'DELETE', apiPaths.roleByKey, {
    summary: 'Delete an unused role by key',
    params: roleParams,
    query: roleDeleteQuery,
    data: roleDeleteResponse,
    failures: [404, 409],
    handle: ({ params, query, caller }) => roles.remove(caller, params.id, query.updatedAt),
  });
}
