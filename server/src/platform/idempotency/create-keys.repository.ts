import type pg from 'pg';
import type { CreateKey } from './create-key';

/** Where an area remembers which row each key made. */
export const createKeyTables = {
  merchant: { table: 'merchant_create_key', rowId: 'merchant_id' },
  channel: { table: 'channel_create_key', rowId: 'channel_id' },
  user: { table: 'user_create_key', rowId: 'user_id' },
  role: { table: 'role_create_key', rowId: 'role_id' },
  article: { table: 'article_create_key', rowId: 'article_id' },
} as const;
export type CreateKeyArea = keyof typeof createKeyTables;

const KEPT = `interval '24 hours'`;

/**
 * A `with` query named `claimed`, for the statement that writes the row: it answers one row if the key is new, and none if a
 * create had it first. Of two creates with the same key the later one waits here for the first.
 *
 * @param rowId place of the new row's id @param first number of the first of the three parameters of `claimValues`
 */
export function claimCreateKey(area: CreateKeyArea, rowId: string, first: number): string {
  const { table, rowId: column } = createKeyTables[area];
  return `
    claimed as (
      insert into ${table} (caller, key, request_hash, ${column})
      values ($${first}, $${first + 1}, $${first + 2}, ${rowId}::bigint)
      on conflict (caller, key) do update
      set request_hash = excluded.request_hash, ${column} = excluded.${column}, created_at = now()
      where ${table}.created_at <= now() - ${KEPT}
      returning key
    )`;
}

export function claimValues({ caller, key, requestHash }: CreateKey): unknown[] {
  return [caller, key, requestHash];
}

/** The create that used the key in the last 24 hours. */
export async function findCreateKey(
  pool: pg.Pool,
  area: CreateKeyArea,
  { caller, key }: CreateKey,
): Promise<{ rowId: number; requestHash: Buffer } | null> {
  const { table, rowId } = createKeyTables[area];
  const { rows } = await pool.query<{ rowId: number; requestHash: Buffer }>({
    name: `${area}-create-key`,
    text: `
      select ${rowId} as "rowId", request_hash as "requestHash" from ${table}
      where caller = $1 and key = $2 and created_at > now() - ${KEPT}`,
    values: [caller, key],
  });
  return rows[0] ?? null;
}

/** A create is recognised as repeated for 24 hours. */
export async function removeOldCreateKeys(pool: pg.Pool, area: CreateKeyArea): Promise<void> {
  await pool.query(`delete from ${createKeyTables[area].table} where created_at <= now() - ${KEPT}`);
}
