import {
  apiPaths,
  dashboardFigures,
  dashboardFiguresQuery,
  dashboardSeries,
  dashboardSummary,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { declareRoute } from '../../platform/http/declare-route';
import { merchantSearchOf } from '../merchants/merchant-search';
import { newestMerchants } from '../merchants/merchants.repository';
import { readSeries } from './dashboard.repository';
import { readFigures } from './figures';

const NEWEST_MERCHANTS = 5;

export function dashboardRoutes(app: FastifyInstance): void {
  declareRoute(app, 'GET', apiPaths.dashboardSummary, {
    summary: 'How many merchants there are by status; for who may see merchants the newest five, too.',
    data: dashboardSummary,
    read: async ({ caller }, db) => {
      const maySeeMerchants = caller.permissions.has('merchants:view');
      const [merchants, newest] = await Promise.all([
        merchantSearchOf(db).totals({}),
        maySeeMerchants ? newestMerchants(db, { limit: NEWEST_MERCHANTS }) : undefined,
      ]);
      return { merchants, newestMerchants: newest };
    },
  });

  declareRoute(app, 'GET', apiPaths.dashboardSeries, {
    summary: 'What was counted on each of the last 365 days, in four series.',
    data: dashboardSeries,
    read: (_call, db) => readSeries(db),
  });

  declareRoute(app, 'GET', apiPaths.dashboardFigures, {
    summary: 'Figures about money and risk, each the total of a list, for who may see that list.',
    query: dashboardFiguresQuery,
    data: dashboardFigures,
    read: ({ query, caller }, db) => readFigures(db, caller.permissions, query),
  });
}
