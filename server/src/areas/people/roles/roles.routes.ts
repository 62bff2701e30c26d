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
import { RoleService } from './role-service';
import { findRoleByKey, listRoleOptions } from './roles.repository';

export function roleRoutes(app: FastifyInstance, { pool }: Services): void {
  const roles = new RoleService(pool);

  declareRoute(app, 'GET', apiPaths.roleOptions, {
    summary:
      'The roles, by key and name; for who changes users also which of them grant more than the caller holds.',
    data: roleOptionsResponse,
    async handle({ caller }) {
      const options = await listRoleOptions(pool, { ownRole: caller.roleKey });
      return caller.permissions.has('users:edit') ? options : options.map(({ id, name }) => ({ id, name }));
    },
  });

  declareRoute(app, 'GET', apiPaths.roles, {
    summary: 'The roles with what they hold and how many active users hold them.',
    query: rolesQuery,
    data: rolesResponse,
    handle: ({ query }) => roles.list(query.sort),
  });

  declareRoute(app, 'POST', apiPaths.role, {
    summary: 'Makes a role; repeated with the same Idempotency-Key within 24 hours it answers the first one.',
    body: roleCreateRequest,
    data: role,
    failures: [409],
    handle: ({ body, caller, ...call }) => roles.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', apiPaths.roleByKey, {
    summary:
      'Changes a role, by its key. 409 names the current updatedAt when it is not the one that was sent.',
    params: roleParams,
    body: roleUpdateRequest,
    stored: ({ params }) => findRoleByKey(pool, { key: params.id }),
    data: role,
    failures: [404, 409],
    handle: ({ params, body, caller }) => roles.change(caller, params.id, body),
  });

  declareRoute(app, 'DELETE', apiPaths.roleByKey, {
    summary: 'Deletes a role that nobody holds, by its key.',
    params: roleParams,
    query: roleDeleteQuery,
    data: roleDeleteResponse,
    failures: [404, 409],
    handle: ({ params, query, caller }) => roles.remove(caller, params.id, query.updatedAt),
  });
}
