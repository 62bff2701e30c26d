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
