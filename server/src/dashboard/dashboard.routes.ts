import { apiPaths, dashboardSummary } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../app/services';
import { declareRoute } from '../http/declare-route';
import { merchantSummary } from '../merchants/merchant-summary';

export function dashboardRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.dashboardSummary,
    summary: 'How many merchants there are by status, and the newest five.',
    data: dashboardSummary,
    handle: () => merchantSummary(pool),
  });
}
