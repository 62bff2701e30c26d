import { apiPaths, roleOptionsResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../app/services';
import { declareRoute } from '../http/declare-route';
import { listRoleOptions } from './roles.repository';

export function roleRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.roleOptions,
    // Names only, so that no screen in normal use meets a 403.
    access: 'signed-in',
    summary: 'The roles, by key and name.',
    data: roleOptionsResponse,
    handle: () => listRoleOptions(db),
  });
}
