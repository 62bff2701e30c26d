import type { ExportFilter } from '@backoffice/contract/exports';
import type { ExportKind } from '@backoffice/contract/export-values';
import type { AnySource, ExportSource } from '../../platform/exports/export-source';
import { articleConditions, articleSortKeys } from '../articles/articles.repository';
import { conditionsOfEntries } from '../audit-log/audit-log.repository';
import { conditionsOf } from '../channels/channel-filter';
import { searchedChannels } from '../channels/channel-search';
import { filterOf as channelFilterOf } from '../channels/channel-service';
import { merchantConditions, searchedMerchants } from '../merchants/merchant-search';
import { filterOf as merchantFilterOf } from '../merchants/merchant-service';
import { transactionConditions } from '../transactions/transactions.repository';
import { userConditions, userSortKeys } from '../people/users/users.repository';

type Searched = typeof searchedChannels | typeof searchedMerchants;

function sortKeysOf({ sortKeys, alias }: Searched): Record<string, string> {
  return Object.fromEntries(Object.entries(sortKeys).map(([name, { of }]) => [name, of(alias)]));
}

/** The filter of a list, for exports that do not name rows by their ids. */
type FilterOf<Kind extends ExportKind> = Exclude<ExportFilter<Kind>, { ids: number[] }>;

const merchants: ExportSource<FilterOf<'merchants'>> = {
  kind: 'merchants',
  subject: 'merchant',
  screens: ['merchants'],
  from: 'merchant m',
  id: 'm.id',
  sortKeys: sortKeysOf(searchedMerchants),
  columns: {
    id: 'm.id',
    merchantName: 'm.merchant_name',
    merchantNo: 'm.merchant_no',
    freeDifference: 'm.free_difference',
    createdAt: 'm.created_at',
  },
  times: ['createdAt'],
  conditions: (filter, given) => merchantConditions(merchantFilterOf(filter), given),
};

const channels: ExportSource<FilterOf<'channels'>> = {
  kind: 'channels',
  subject: 'channel',
  screens: ['channels'],
  from: 'channel c join merchant m on m.id = c.merchant_id',
  id: 'c.id',
  sortKeys: sortKeysOf(searchedChannels),
  columns: {
    id: 'c.id',
    merchantName: 'm.merchant_name',
    merchantNo: 'c.merchant_no',
    merchantChannel: 'c.merchant_channel',
    merchantBalance: 'c.merchant_balance',
    merchantWeight: 'c.merchant_weight',
    status: 'c.status',
    createdAt: 'c.created_at',
  },
  times: ['createdAt'],
  conditions: (filter, given) => conditionsOf(channelFilterOf(filter), given),
};

const users: ExportSource<FilterOf<'users'>> = {
  kind: 'users',
  subject: 'user',
  screens: ['users'],
  from: 'app_user u join role r on r.key = u.role_key',
  id: 'u.id',
  sortKeys: userSortKeys,
  columns: {
    id: 'u.id',
    username: 'u.username',
    roleName: 'r.name',
    status: 'u.status',
    createdAt: 'u.created_at',
  },
  times: ['createdAt'],
  conditions: userConditions,
};

const articles: ExportSource<FilterOf<'articles'>> = {
  kind: 'articles',
  subject: 'article',
  screens: ['articles', 'articleTable'],
  from: 'article a',
  id: 'a.id',
  sortKeys: articleSortKeys,
  columns: {
    id: 'a.id',
    timestamp: 'a.published_at',
    title: 'a.title',
    type: 'a.type',
    author: 'a.author',
    reviewer: 'a.reviewer',
    importance: 'a.importance',
    pageviews: 'a.pageviews',
    status: 'a.status',
  },
  times: ['timestamp'],
  conditions: articleConditions,
};

const auditLog: ExportSource<FilterOf<'audit-log'>> = {
  kind: 'audit-log',
  subject: 'call',
  screens: ['auditLog'],
  from: 'audit_entry',
  id: 'id',
  sortKeys: { id: 'id' },
  columns: {
    id: 'id',
    at: 'at',
    actor: 'actor_name',
    action: 'action',
    subject: 'subject',
    target: 'coalesce(subject_name, subject_id::text)',
    changes: `(
      select string_agg(concat(change ->> 'field', ': ', nullif(change ->> 'from', '') || ' → ', change ->> 'to'), '; ' order by place)
      from jsonb_array_elements(changes::jsonb) with ordinality as told (change, place)
    )`,
    reason: 'reason',
    ticket: 'ticket',
    requestId: 'request_id',
  },
  times: ['at'],
  conditions: (filter, given, db) => conditionsOfEntries(db, filter, given),
};

const merchantScreens = ['merchants', 'merchantPage'] as const;

const transactions: ExportSource<FilterOf<'transactions'>> = {
  kind: 'transactions',
  subject: 'call',
  screens: ['transactions'],
  from: 'payment_transaction t left join merchant m on m.id = t.merchant_id',
  id: 't.id',
  sortKeys: { id: 't.id', timestamp: 't.created_at' },
  columns: {
    order_no: 't.order_no',
    timestamp: 't.created_at',
    merchantName: 'm.merchant_name',
    channelType: 't.channel_type',
    username: 't.username',
    price: 't.price',
    currency: 't.currency',
    status: 't.status',
  },
  times: ['timestamp'],
  restricted: { merchantName: merchantScreens, channelType: ['channels'], channelId: ['channels'] },
  conditions: transactionConditions,
};

/** All lists that can be exported. */
export const exportSources: ReadonlyMap<ExportKind, AnySource> = new Map(
  [merchants, channels, users, articles, auditLog, transactions].map((source) => [
    source.kind,
    source as AnySource,
  ]),
);
