import {
  apiPaths,
  historyRequest,
  historyResponse,
  user,
  userCreateRequest,
  userListRequest,
  userListResponse,
  userStatusRequest,
  userUpdateRequest,
} from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/http/caller';
import type { Services } from '../../../platform/services';
import { authorOf } from '../../../platform/audit/audit.repository';
import { declareRoute } from '../../../platform/http/declare-route';
import { idempotencyKeyOf } from '../../../platform/idempotency/idempotency-key';
import { UserService } from './user-service';

const giverOf = (caller: Caller, request: FastifyRequest) => ({
  ...authorOf(caller, request),
  roleKey: caller.roleKey,
});

export function userRoutes(
  app: FastifyInstance,
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
): void {
  const users = new UserService(pool, passwords);

  declareRoute(app, {
    method: 'POST',
    url: apiPaths.userList,
    summary: 'Lists users; the total is exact.',
    body: userListRequest,
    data: userListResponse,
    handle: ({ body }) => users.list(body),
  });

  declareRoute(app, {
    method: 'POST',
    url: apiPaths.userCreate,
    summary:
      'Creates a user; repeated with the same Idempotency-Key within 24 hours it answers the first one. 409 when the name is taken.',
    body: userCreateRequest,
    data: user,
    failures: [409],
    handle: ({ body, caller, headers, request }) =>
      users.create(giverOf(caller, request), idempotencyKeyOf(headers), body),
  });

  declareRoute(app, {
    method: 'PUT',
    url: apiPaths.userUpdate,
    summary:
      'Changes a user; another role or status ends their sessions. 409 names the current updatedAt when it is not the one that was sent.',
    body: userUpdateRequest,
    data: user,
    failures: [404, 409],
    handle: ({ body: { createdAt: _created, ...change }, caller, request }) =>
      users.change(giverOf(caller, request), change),
  });

  declareRoute(app, {
    method: 'PUT',
    url: apiPaths.userStatus,
    summary: "Changes a user's status and ends their sessions; updatedAt as in an update.",
    body: userStatusRequest,
    data: user,
    failures: [404, 409],
    handle: ({ body, caller, request }) => users.change(giverOf(caller, request), body),
  });

  declareRoute(app, {
    method: 'POST',
    url: apiPaths.userHistory,
    summary: 'Who changed a user, when, and what from what to what; the latest first.',
    body: historyRequest,
    data: historyResponse,
    handle: ({ body }) => users.history(body),
  });
}
