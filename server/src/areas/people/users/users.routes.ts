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
import { examineUserUpdate } from './user-approvals';
import { UserService } from './user-service';
import {
  findUsersBy,
  listUsers,
  searchUserNames,
  userConditions,
  usersById,
  withRole,
} from './users.repository';

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { pool } = services;
  const users = new UserService(services);

  declareRoute(app, 'POST', apiPaths.userList, {
    summary: 'List users. The total is exact',
    body: userListRequest,
    data: userListResponse,
    read: ({ body }, db) => listUsers(db, body),
  });

  declareRowsRoute(app, 'users', {
    pool,
    row: user,
    find: (given) => usersById.findMany(pool, given),
    filter: listFilters.users,
    from: `app_user u ${withRole}`,
    alias: 'u',
    conditions: userConditions,
  });

  declareRoute(app, 'POST', apiPaths.userCreate, {
    summary: 'Create a user. Idempotent by Idempotency-Key for 24 hours. 409 if the name is in use',
    body: userCreateRequest,
    data: user,
    failures: [409],
    handle: ({ body, caller, ...call }) => users.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', apiPaths.userUpdate, {
    summary:
      'Update a user. A new role or status ends their sessions. 409 with the current updatedAt if the one sent is outdated',
    body: userUpdateRequest,
    stored: ({ body }) => usersById.find(pool, body),
    data: user,
    failures: [404, 409],
    examine: (call) => examineUserUpdate(pool, call),
    handle: ({ body, caller }) => users.change(caller, body),
  });

  declareRoute(app, 'PUT', apiPaths.userStatus, {
    summary: 'Set the status of a user and end their sessions. updatedAt as in an update',
    body: userStatusRequest,
    data: user,
    failures: [404, 409],
    handle: ({ body, caller }) => users.change(caller, body),
  });

  declareRoute(app, 'POST', apiPaths.userFind, {
    summary: 'Search users by ID or part of the name',
    body: findRequest,
    data: foundUsers,
    read: async ({ body }, db) => ({ items: await findUsersBy(db, body.query) }),
  });

  declareHistoryRoute(app, { url: apiPaths.userHistory, subject: 'user' });

  declareRoute(app, 'GET', apiPaths.searchUser, {
    summary: `Search names of active users, at most ${USER_SEARCH_MAX}. The total is exact`,
    query: userSearchQuery,
    data: userSearchResponse,
    read: ({ query }, db) => searchUserNames(db, query.name, USER_SEARCH_MAX),
  });
}
