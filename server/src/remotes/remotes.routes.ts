import { apiPaths, remotesResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../app/services';
import { declareRoute } from '../http/declare-route';
import { listRemotes } from './remotes.repository';

export function remoteRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.remotes,
    summary: 'The release of each remote that is live for the caller.',
    data: remotesResponse,
    handle: () => listRemotes(db),
  });
}
