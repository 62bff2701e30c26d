import {
  apiPaths,
  transactionFigures,
  transactionFiguresQuery,
  transactionListQuery,
  transactionListResponse,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import { orderParts } from '../../platform/database/statement';
import { declareRoute } from '../../platform/http/declare-route';
import { rememberedFigures } from './remembered-figures';
import { listTransactions } from './transactions.repository';

export function transactionRoutes(app: FastifyInstance): void {
  const figuresOf = rememberedFigures();

  declareRoute(app, 'GET', apiPaths.transactionList, {
    summary: 'List transactions. The total is exact. Merchant and channel require their view permissions',
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
      'Get transaction totals of a merchant or a period. Cached for 5 s for a merchant with over 10,000 transactions',
    query: transactionFiguresQuery,
    data: transactionFigures,
    read: ({ query }, db) => figuresOf(db, query),
  });
}
