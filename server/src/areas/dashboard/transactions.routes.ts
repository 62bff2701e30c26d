import { apiPaths, transactionListQuery, transactionListResponse } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareRoute } from '../../platform/http/declare-route';
import { listTransactions } from './transactions.repository';

export function transactionRoutes(app: FastifyInstance, { pool }: Pick<Services, 'pool'>): void {
  declareRoute(app, {
    method: 'GET',
    url: apiPaths.transactionList,
    summary: 'Lists transactions, the newest first; the total is exact.',
    query: transactionListQuery,
    data: transactionListResponse,
    handle: async ({ query: { page, limit } }) => {
      const { items, total } = await listTransactions(pool, { limit, offset: (page - 1) * limit });
      return { items: items.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() })), total };
    },
  });
}
