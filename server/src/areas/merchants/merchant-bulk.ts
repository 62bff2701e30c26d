import { screens } from '@backoffice/contract';
import { merchantBulkPreviewRequest } from '@backoffice/contract/bulk';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { rowStatements } from '../../platform/bulk/bulk-area';
import { declareBulkCalls } from '../../platform/bulk/declare-bulk-calls';
import { userNotification } from '../../platform/inbox/notification-kinds';
import { merchantSearchOf } from './merchant-search';
import { filterOf, type MerchantService } from './merchant-service';

const rows = rowStatements({
  table: 'merchant',
  name: 't.merchant_name',
  fields: `json_build_object('status', t.status)`,
});
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
    change: (row) => merchants.changeOfMany(row),
    notifyDone: notifyDone,
  });
}
