import { apiPaths, dashboardSeries, dashboardSummary } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareRoute } from '../../platform/http/declare-route';
import { merchantSummary } from '../merchants/merchant-summary';
import { readSeries } from './dashboard-series.repository';

export function dashboardRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.dashboardSummary,
    summary: 'How many merchants there are by status, and the newest five.',
    data: dashboardSummary,
    handle: () => merchantSummary(pool),
  });

  declareRoute(app, {
    method: 'GET',
    url: apiPaths.dashboardSeries,
    summary: 'What was counted on each of the last 365 days, in four series.',
    data: dashboardSeries,
    handle: () => readSeries(pool),
  });
}
