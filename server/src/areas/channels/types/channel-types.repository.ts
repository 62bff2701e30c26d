import {
  type ChannelOption,
  type ChannelType,
  type channelTypeListRequest,
  type ChannelTypeSort,
  channelTypeSorts,
  type ListPage,
  type Order,
  ordersOf,
} from '@backoffice/contract';
import type pg from 'pg';
import type * as z from 'zod/mini';
import { nextVersion } from '../../../platform/database/new-rows';
import { rowsById } from '../../../platform/database/rows-by-id';
import { columnsOf, orderParts, pagedStatement, statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

const nameColumns = 'name, name_zh as "nameZh", name_es as "nameEs", name_ja as "nameJa"';
const columns = `id, code, ${nameColumns}, updated_at as "updatedAt",
  (select coalesce(sum(channels), 0)::integer from channel_type_count where merchant_channel = code) as channels`;

export const listChannelOptions = statement<ChannelOption>(
  'channel-options',
  `select code, ${nameColumns} from channel_type order by code`,
).rows;

const sortKeys: Record<ChannelTypeSort, string> = {
  code: 'code',
  name: 'name collate people',
  nameZh: '"nameZh" collate people',
  nameEs: '"nameEs" collate people',
  nameJa: '"nameJa" collate people',
  channels: 'channels',
  updatedAt: '"updatedAt"',
};

function listIn(order: Order<ChannelTypeSort>) {
  const { column, direction } = orderParts(order);
  return pagedStatement<ChannelType, object>(`channel-types ${order}`, {
    columns: '*',
    matching: `from (select ${columns} from channel_type) type`,
    order: `${sortKeys[column]} ${direction}, id ${direction}`,
  });
}
const lists = new Map(ordersOf(channelTypeSorts).map((order) => [order, listIn(order)]));

/** A page of the types, with their exact number. */
export function listChannelTypes(
  db: Queryable,
  { sort, ...page }: z.output<typeof channelTypeListRequest>,
): Promise<ListPage<ChannelType>> {
  return lists.get(sort)!(db, {}, page);
}

/** The channel types by their ids; a locked one can be neither changed nor assigned to a channel. */
export const channelTypesById = rowsById<ChannelType>('channel-type', 'channel_type', {
  one: `select ${columns} from channel_type`,
  id: 'id',
});

type Names = Pick<ChannelType, 'name' | 'nameZh' | 'nameEs' | 'nameJa'>;

const insert = statement<never, Names & { id: number; code: string }>(
  'channel-type-insert',
  `insert into channel_type (id, code, name, name_zh, name_es, name_ja)
   values (:id, :code, :name, :nameZh, :nameEs, :nameJa)`,
);

/** @returns the written type */
export function insertChannelType(
  db: Queryable,
  type: Names & { id: number; code: string },
): Promise<ChannelType> {
  return channelTypesById.after(insert.run(db, type), db, type.id);
}

const update = statement<never, Names & { id: number }>(
  'channel-type-update',
  `update channel_type
   set name = :name, name_zh = :nameZh, name_es = :nameEs, name_ja = :nameJa, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the type after the change */
export function updateChannelType(db: Queryable, type: Names & { id: number }): Promise<ChannelType> {
  return channelTypesById.after(update.run(db, type), db, type.id);
}

const addTypes = statement<never, Record<keyof ChannelOption, string[]>>(
  'channel-types-add',
  `insert into channel_type (code, name, name_zh, name_es, name_ja)
   select * from unnest(:code::text[], :name::text[], :nameZh::text[], :nameEs::text[], :nameJa::text[])
   on conflict do nothing`,
);

/** Existing types keep their names. */
export async function addChannelTypes(pool: pg.Pool, types: readonly ChannelOption[]): Promise<void> {
  await addTypes.run(pool, columnsOf(types));
}
