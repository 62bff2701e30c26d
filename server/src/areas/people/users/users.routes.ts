import {
  apiPaths,
  findRequest,
  foundUsers,
  user,
  USER_SEARCH_MAX,
  userCreateRequest,
  userListRequest,
  userListResponse,
  userSearchQuery,
  userSearchResponse,
  userStatusRequest,
  userUpdateRequest,
} from '@backoffice/contract';
import { listFilters } from '@backoffice/contract/list-filters';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services';
import { declareHistoryRoute } from '../../../platform/audit/declare-history-route';
import { declareRowsRoute } from '../../../platform/events/declare-rows-route';
import { declareRoute } from '../../../platform/http/declare-route';
import { sentKeyOf } from '../../../platform/idempotency/create-keys';
import { UserService } from './user-service';
import {
  findUser,
  findUsers,
  findUsersBy,
  listUsers,
  searchUserNames,
  userConditions,
  withRole,
} from './users.repository';

export function userRoutes(app: FastifyInstance, { pool, passwords }: Services): void {
  const users = new UserService(pool, passwords);

  declareRoute(app, 'POST', apiPaths.userList, {
    summary: 'Lists users; the total is exact.',
    body: userListRequest,
    data: userListResponse,
    read: ({ body }, db) => listUsers(db, body),
  });

  declareRowsRoute(app, 'users', {
    pool,
    row: user,
    find: (given) => findUsers(pool, given),
    filter: listFilters.users,
    from: `app_user u ${withRole}`,
    alias: 'u',
    conditions: userConditions,
  });

  declareRoute(app, 'POST', apiPaths.userCreate, {
    summary:
      'Creates a user; repeated with the same Idempotency-Key within 24 hours it answers the first one. 409 when the name is taken.',
    body: userCreateRequest,
    data: user,
    failures: [409],
    handle: ({ body, caller, ...call }) => users.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', apiPaths.userUpdate, {
    summary:
      'Changes a user; another role or status ends their sessions. 409 names the current updatedAt when it is not the one that was sent.',
    body: userUpdateRequest,
    stored: ({ body }) => findUser(pool, body),
    data: user,
    failures: [404, 409],
    handle: ({ body, caller }) => users.change(caller, body),
  });

  declareRoute(app, 'PUT', apiPaths.userStatus, {
    summary: "Changes a user's status and ends their sessions; updatedAt as in an update.",
    body: userStatusRequest,
    data: user,
    failures: [404, 409],
    handle: ({ body, caller }) => users.change(caller, body),
  });

  declareRoute(app, 'POST', apiPaths.userFind, {
    summary: 'The few users that a text fits: by id or a part of the name.',
    body: findRequest,
    data: foundUsers,
    read: async ({ body }, db) => ({ items: await findUsersBy(db, body.query) }),
  });

  declareHistoryRoute(app, { url: apiPaths.userHistory, subject: 'user' });

  declareRoute(app, 'GET', apiPaths.searchUser, {
    summary: `Names of active users, at most ${USER_SEARCH_MAX}; the total is exact.`,
    query: userSearchQuery,
    data: userSearchResponse,
    read: ({ query }, db) => searchUserNames(db, query.name, USER_SEARCH_MAX),
  });
}
