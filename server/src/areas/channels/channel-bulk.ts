import { screens } from '@backoffice/contract';
import { channelBulkPreviewRequest } from '@backoffice/contract/bulk';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { rowStatements } from '../../platform/bulk/bulk-area';
import { declareBulkCalls } from '../../platform/bulk/declare-bulk-calls';
import { userNotification } from '../../platform/inbox/notification-kinds';
import { examineBulkWeights } from './channel-approvals';
import { channelSearchOf } from './channel-search';
import { type ChannelService, filterOf } from './channel-service';

const rows = rowStatements({
  table: 'channel',
  name: `t.merchant_no || ' ' || t.merchant_channel`,
  fields: `json_build_object('status', t.status, 'merchantWeight', t.merchant_weight)`,
  among: `json_build_object('id', t.merchant_id, 'active', (
    select count(*) from channel sibling where sibling.merchant_id = t.merchant_id and sibling.status = 'active'
  ))`,
});
const notifyDone = userNotification('channels-changed', { address: screens.channels });

/** Declares the bulk edit of channels. */
export function declareChannelBulk(app: FastifyInstance, pool: pg.Pool, channels: ChannelService): void {
  declareBulkCalls(app, pool, channelBulkPreviewRequest, {
    subject: 'channel',
    permission: 'channels:edit',
    paths: bulkPaths.channels,
    find: (filter, limit) =>
      channelSearchOf(pool).page({
        filter: filterOf(filter),
        sort: '+id',
        limit,
        offset: 0,
        columns: 'weight',
      }),
    rows,
    weigh: examineBulkWeights,
    change: (row) => channels.changeOfMany(row),
    notifyDone: notifyDone,
  });
}
