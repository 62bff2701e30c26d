import { screens } from '@backoffice/contract';
import { merchantBulkPreviewRequest } from '@backoffice/contract/bulk';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { rowStatements } from '../../platform/bulk/bulk-area';
import { declareBulkCalls } from '../../platform/bulk/declare-bulk-calls';
import { statement } from '../../platform/database/statement';
import { userNotification } from '../../platform/inbox/notification-kinds';
import { merchantSearchOf } from './merchant-search';
import { filterOf, type MerchantService } from './merchant-service';

const rows = rowStatements({
  table: 'merchant',
  name: 't.merchant_name',
  fields: `json_build_object('status', t.status)`,
});
// Stops at the limit, so that merchants with many payments cost no more than others.
const recentPayments = statement<{ payments: number }, { jobId: number; most: number }>(
  'bulk-merchant-payments',
  `select count(*)::int as payments from (
     select from bulk_row kept join merchant m on m.id = kept.row_id and m.status = 'active'
     join payment_transaction t on t.merchant_id = m.id and t.created_at >= now() - interval '30 days'
     where kept.job_id = :jobId limit :most
   ) counted`,
).one;
const notifyDone = userNotification('merchants-changed', { address: screens.merchants });

/** Declares the bulk edit of merchants. */
export function declareMerchantBulk(app: FastifyInstance, pool: pg.Pool, merchants: MerchantService): void {
  declareBulkCalls(app, pool, merchantBulkPreviewRequest, {
    subject: 'merchant',
    permission: 'merchants:edit',
    paths: bulkPaths.merchants,
    find: (filter, limit) =>
      merchantSearchOf(pool).page({
        filter: filterOf(filter),
        sort: '+id',
        limit,
        offset: 0,
        columns: 'option',
      }),
    rows,
    recentPayments,
    change: (row) => merchants.changeOfMany(row),
    notifyDone: notifyDone,
  });
}
