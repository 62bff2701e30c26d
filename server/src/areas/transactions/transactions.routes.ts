import {
  transactionPaths,
  findRequest,
  FOUND_MAX,
  foundTransactions,
  transactionDetail,
  transactionDetailQuery,
  transactionFigures,
  transactionFiguresQuery,
  transactionListQuery,
  transactionListResponse,
} from '@backoffice/contract';
import { TRANSACTION_REPORTS_PATH } from '@backoffice/contract/transaction-paths';
import {
  transactionReportsRequest,
  transactionReportsResponse,
} from '@backoffice/contract/transaction-reports';
import type { FastifyInstance } from 'fastify';
import { orderParts } from '../../platform/database/statement';
import { endOfPrefix } from '../../platform/database/text-search';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { missingRow, refusedField } from '../../platform/http/http-error';
import { scheduleJob } from '../../platform/jobs/scheduled-jobs';
import type { Services } from '../../platform/services';
import { removeOldAlerts } from './channel-alerts.repository';
import { reportTransactions } from './report-transactions';
import { rememberedFigures } from './remembered-figures';
import {
  findTransaction,
  findTransactionsBy,
  listTransactions,
  type TransactionFilter,
  type TransactionSight,
} from './transactions.repository';
import { watchChannels } from './watch-channels';

const sightOf = ({ permissions }: Caller): TransactionSight => ({
  merchants: permissions.has('merchants:view') || permissions.has('merchantPage:view'),
  channels: permissions.has('channels:view'),
});

/** Refuses filters by values that the caller may not see. */
function refuseUnseen(filter: TransactionFilter, sight: TransactionSight): void {
  if (filter.merchantName && !sight.merchants) throw refusedField(400, 'merchantName', 'field-unknown');
  for (const name of ['channelId', 'channelType'] as const)
    if (filter[name] !== undefined && !sight.channels) throw refusedField(400, name, 'field-unknown');
}

export function transactionRoutes(app: FastifyInstance, { pool }: Services): void {
  scheduleJob(app, 'watch success rates of channels', () => watchChannels(pool));
  scheduleJob(app, 'remove old alerts of channels', () => removeOldAlerts(pool));
  const figuresOf = rememberedFigures();

  declareRoute(app, 'GET', transactionPaths.transactionList, {
    summary: 'List transactions. The total is exact. Merchant and channel require their view permissions',
    query: transactionListQuery,
    data: transactionListResponse,
    read: ({ query: { page, limit, sort, ...filter }, caller }, db) => {
      const sight = sightOf(caller);
      refuseUnseen(filter, sight);
      const { direction } = orderParts(sort);
      return listTransactions(db, filter, { page, limit, direction, sight });
    },
  });

  declareRoute(app, 'GET', transactionPaths.transactionDetail, {
    summary: 'Get a transaction with its times. Merchant and channel require their view permissions',
    query: transactionDetailQuery,
    data: transactionDetail,
    failures: [404],
    read: async ({ query: { id }, caller }, db) => {
      const found = await findTransaction(db, id, sightOf(caller));
      if (!found) throw missingRow('transaction', id);
      return found;
    },
  });

  declareRoute(app, 'POST', transactionPaths.transactionFind, {
    summary: 'Search transactions by the beginning of the order number. Spaces are ignored',
    body: findRequest,
    data: foundTransactions,
    read: async ({ body: { query } }, db) => {
      const prefix = query.normalize('NFKC').replaceAll(/\s/g, '');
      return { items: await findTransactionsBy(db, { prefix, end: endOfPrefix(prefix), max: FOUND_MAX }) };
    },
  });

  declareRoute(app, 'GET', transactionPaths.transactionFigures, {
    summary:
      'Get transaction totals of a merchant or a period. Cached for 5 s for a merchant with over 10,000 transactions',
    query: transactionFiguresQuery,
    data: transactionFigures,
    read: ({ query }, db) => figuresOf(db, query),
  });

  declareRoute(app, 'POST', TRANSACTION_REPORTS_PATH, {
    summary:
      'Report payments. Idempotent by order number: the same content counts as known, other content is refused by its index',
    body: transactionReportsRequest,
    data: transactionReportsResponse,
    handle: ({ body: { transactions } }) => reportTransactions(pool, transactions),
  });
}
