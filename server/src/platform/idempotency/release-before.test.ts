import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { claimKey, type CreateKey, createKeyFor, findCreated } from './create-keys';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

/** The statements of the previous release: it has a table for each area, and its own 24 hours. */
function releaseBefore(area: string) {
  const table = `${area}_create_key`;
  const rowId = `${area}_id`;
  return {
    async claim({ caller, key, requestHash }: CreateKey, id: number): Promise<boolean> {
      const { rows } = await pool.query(
        `insert into ${table} (caller, key, request_hash, ${rowId}) values ($1, $2, $3, $4::bigint)
         on conflict (caller, key) do update
         set request_hash = excluded.request_hash, ${rowId} = excluded.${rowId}, created_at = now()
         where ${table}.created_at <= now() - interval '24 hours'
         returning key`,
        [caller, key, requestHash, id],
      );
      return rows.length === 1;
    },
    async find({ caller, key }: CreateKey): Promise<{ rowId: number; requestHash: Buffer } | undefined> {
      const { rows } = await pool.query<{ rowId: number; requestHash: Buffer }>(
        `select ${rowId} as "rowId", request_hash as "requestHash" from ${table}
         where caller = $1 and key = $2 and created_at > now() - interval '24 hours'`,
        [caller, key],
      );
      return rows[0];
    },
    removeOld: () => pool.query(`delete from ${table} where created_at <= now() - interval '24 hours'`),
  };
}

describe.each(['merchant', 'channel', 'user', 'role', 'article'] as const)('a create of a %s', (area) => {
  const before = releaseBefore(area);
  const keyOf = (key: string) => createKeyFor(area, 7, key, { name: 'One' });
  const age = () => pool.query(`update create_key set created_at = now() - interval '25 hours'`);

  test('with a key of the previous release is recognised by this one', async () => {
    const key = keyOf('theirs');
    expect(await before.claim(key, 11)).toBe(true);
    expect(await findCreated(pool, key)).toBe(11);
    expect(await claimKey(pool, { ...key, rowId: 12 })).toBe(false);
    const other = createKeyFor(area, 7, 'theirs', { name: 'Two' });
    await expect(findCreated(pool, other)).rejects.toMatchObject({ statusCode: 409 });
  });

  test('with a key of this release is recognised by the previous one', async () => {
    const key = keyOf('ours');
    expect(await claimKey(pool, { ...key, rowId: 21 })).toBe(true);
    expect(await before.find(key)).toEqual({ rowId: 21, requestHash: key.requestHash });
    expect(await before.claim(key, 22)).toBe(false);
  });

  test('with an expired key is accepted by either release, and recognised by the other', async () => {
    const key = keyOf('again');
    expect(await claimKey(pool, { ...key, rowId: 31 })).toBe(true);
    await age();
    expect(await before.find(key)).toBeUndefined();
    expect(await before.claim(key, 32)).toBe(true);
    expect(await findCreated(pool, key)).toBe(32);
    await age();
    expect(await claimKey(pool, { ...key, rowId: 33 })).toBe(true);
    expect(await before.find(key)).toMatchObject({ rowId: 33 });
  });

  test('keeps its unexpired key when the previous release’s job runs', async () => {
    const key = keyOf('kept');
    expect(await claimKey(pool, { ...key, rowId: 41 })).toBe(true);
    await before.removeOld();
    expect(await findCreated(pool, key)).toBe(41);
    expect(await before.find(key)).toMatchObject({ rowId: 41 });
  });
});
