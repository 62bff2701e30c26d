import { one, statement } from './statement';
import type { Queryable } from './transaction';

const next = statement<{ id: number }, { table: string; count: number }>(
  'next-ids',
  `select nextval(pg_get_serial_sequence(:table, 'id')) as id from generate_series(1, :count)`,
);

/** Reserves ids for new rows of a table, for rows whose content contains their id. */
export async function nextIds(db: Queryable, table: string, count: number): Promise<number[]> {
  const ids = (await next.rows(db, { table, count })).map(({ id }) => id);
  if (ids.length !== count) throw new Error(`Expected ${count} new ids for ${table}, got ${ids.length}.`);
  return ids;
}

/** Reserves the id of one new row. */
export async function nextId(db: Queryable, table: string): Promise<number> {
  return one(await nextIds(db, table, 1), 'next-ids');
}

/** The new `updated_at` of a changed row: always later than before, so that two changes within one millisecond differ. */
export const nextVersion = `greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')`;
