import {
  apiPaths,
  dashboardFigures,
  dashboardFiguresQuery,
  dashboardSeries,
  dashboardSummary,
  transactionFigures,
  transactionFiguresQuery,
  transactionListQuery,
  transactionListResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { orderParts } from '../../platform/database/statement';
import { declareRoute } from '../../platform/http/declare-route';
import { merchantSearchOf } from '../merchants/merchant-search';
import { newestMerchants } from '../merchants/merchants.repository';
import { readSeries } from './dashboard.repository';
import { readFigures } from './figures';
import { rememberedFigures } from './remembered-figures';
import { listTransactions } from './transactions.repository';

const NEWEST_MERCHANTS = 5;

export function dashboardRoutes(app: FastifyInstance): void {
  const figuresOf = rememberedFigures();
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

  declareRoute(app, 'GET', apiPaths.transactionList, {
    summary: 'Lists transactions; the total is exact. Merchant and channel are for who may see such.',
    query: transactionListQuery,
    data: transactionListResponse,
    read: ({ query: { page, limit, sort, ...filter }, caller: { permissions } }, db) =>
      listTransactions(db, filter, {
        page,
        limit,
        direction: orderParts(sort).direction,
        sight: {
          merchants: permissions.has('merchants:view') || permissions.has('merchantPage:view'),
          channels: permissions.has('channels:view'),
        },
      }),
  });

  declareRoute(app, 'GET', apiPaths.transactionFigures, {
    summary:
      'What the transactions of a merchant or a period come to, counted as the list counts them; of a merchant with over 10,000 up to five seconds ago.',
    query: transactionFiguresQuery,
    data: transactionFigures,
    read: ({ query }, db) => figuresOf(db, query),
  });
}
