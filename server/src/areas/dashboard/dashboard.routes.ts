import {
  transactionPaths,
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
import { paymentsReader } from './payments';

const NEWEST_MERCHANTS = 5;

export function dashboardRoutes(app: FastifyInstance): void {
  const readPayments = paymentsReader();

  declareRoute(app, 'GET', transactionPaths.dashboardSummary, {
    summary: 'Count merchants by status. Includes the newest five with permission to view merchants',
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

  declareRoute(app, 'GET', transactionPaths.dashboardSeries, {
    summary: 'Get daily activity for the last 365 days, in four series',
    data: dashboardSeries,
    read: (_call, db) => readSeries(db),
  });

  declareRoute(app, 'GET', transactionPaths.dashboardFigures, {
    summary: 'Get dashboard figures, limited to the lists that the caller can view',
    query: dashboardFiguresQuery,
    data: dashboardFigures,
    read: ({ query, caller }, db) => readFigures(db, caller.permissions, query, readPayments),
  });
}
