import { apiPaths, USER_SEARCH_MAX, userSearchQuery, userSearchResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services';
import { declareRoute } from '../../../platform/http/declare-route';
import { searchUserNames } from './users.repository';

export function userSearchRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.searchUser,
    summary: `Names of active users, at most ${USER_SEARCH_MAX}; the total is exact.`,
    query: userSearchQuery,
    data: userSearchResponse,
    handle: ({ query }) => searchUserNames(db, query.name, USER_SEARCH_MAX),
  });
}
