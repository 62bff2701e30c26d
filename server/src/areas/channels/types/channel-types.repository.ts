import type { ChannelOption, ChannelType } from '@backoffice/contract';
import type pg from 'pg';
import { nextVersion } from '../../../platform/database/new-rows';
import { columnsOf, statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';

const nameColumns = 'name, name_zh as "nameZh", name_es as "nameEs", name_ja as "nameJa"';
const columns = `id, code, ${nameColumns}, updated_at as "updatedAt",
  (select coalesce(sum(channels), 0)::integer from channel_block where merchant_channel = code) as channels`;

export const listChannelOptions = statement<ChannelOption>(
  'channel-options',
  `select code, ${nameColumns} from channel_type order by code`,
).rows;

export const listChannelTypes = statement<ChannelType, { limit: number; offset: number }>(
  'channel-types',
  `select ${columns} from channel_type order by code limit :limit offset :offset`,
).rows;

export const countChannelTypes = statement<{ total: number }>(
  'channel-types-total',
  'select count(*) as total from channel_type',
).one;

const byId = statement<ChannelType, { id: number }>(
  'channel-type-by-id',
  `select ${columns} from channel_type where id = :id`,
);
export const findChannelType = byId.oneOrNone;

const lock = statement<never, { id: number }>(
  'channel-type-lock',
  'select from channel_type where id = :id for update',
);

/** The type as it is now; until the transaction ends, nobody changes it or gives it to a channel. */
export async function lockChannelType(transaction: pg.ClientBase, id: number): Promise<ChannelType | null> {
  const [, row] = await Promise.all([lock.rows(transaction, { id }), findChannelType(transaction, { id })]);
  return row;
}

type Names = Pick<ChannelType, 'name' | 'nameZh' | 'nameEs' | 'nameJa'>;

async function foundAfter(done: Promise<unknown>, db: Queryable, id: number): Promise<ChannelType> {
  // Sent together: the row is read when the statement before has run.
  const [, row] = await Promise.all([done, byId.one(db, { id })]);
  return row;
}

const insert = statement<never, Names & { id: number; code: string }>(
  'channel-type-insert',
  `insert into channel_type (id, code, name, name_zh, name_es, name_ja)
   values (:id, :code, :name, :nameZh, :nameEs, :nameJa)`,
);

/** @returns the type as it is now */
export function insertChannelType(
  db: Queryable,
  type: Names & { id: number; code: string },
): Promise<ChannelType> {
  return foundAfter(insert.run(db, type), db, type.id);
}

const update = statement<never, Names & { id: number }>(
  'channel-type-update',
  `update channel_type
   set name = :name, name_zh = :nameZh, name_es = :nameEs, name_ja = :nameJa, updated_at = ${nextVersion}
   where id = :id`,
);

/** @returns the type as it is now */
export function updateChannelType(db: Queryable, type: Names & { id: number }): Promise<ChannelType> {
  return foundAfter(update.run(db, type), db, type.id);
}

export const deleteChannelType = statement<never, { id: number }>(
  'channel-type-delete',
  'delete from channel_type where id = :id',
).run;

const addTypes = statement<never, Record<keyof ChannelOption, string[]>>(
  'channel-types-add',
  `insert into channel_type (code, name, name_zh, name_es, name_ja)
   select * from unnest(:code::text[], :name::text[], :nameZh::text[], :nameEs::text[], :nameJa::text[])
   on conflict do nothing`,
);

/** Types that are there already keep their names. */
export async function addChannelTypes(pool: pg.Pool, types: readonly ChannelOption[]): Promise<void> {
  await addTypes.run(pool, columnsOf(types));
}
