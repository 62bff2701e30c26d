import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { removeOldChanges } from '../../platform/list-search/change-log';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));
beforeEach(() => pool.query(`delete from merchant_change; update merchant_change_horizon set xid = '0'`));

async function change(age: string, xid = 'default'): Promise<string> {
  const { rows } = await pool.query<{ xid: string }>(
    `insert into merchant_change (xid, logged_at, difference)
     values (${xid}, now() - interval '${age}', 0) returning xid::text as xid`,
  );
  return rows[0]?.xid ?? '';
}

/** Waits until all earlier transactions have ended, in every database of the server, because other tests have their own. */
async function allBeforeIsOver(xid: string): Promise<void> {
  const text = 'select $1::xid8 < pg_snapshot_xmin(pg_current_snapshot()) as "isOver"';
  const isOver = async () => (await pool.query<{ isOver: boolean }>(text, [xid])).rows[0]?.isOver;
  let over = await isOver();
  while (!over) over = await isOver();
}

async function state(): Promise<{ kept: string[]; horizon: string }> {
  const kept = await pool.query<{ xid: string }>(
    'select xid::text as xid from merchant_change order by merchant_change.xid',
  );
  const horizon = await pool.query<{ xid: string }>('select xid::text as xid from merchant_change_horizon');
  return { kept: kept.rows.map(({ xid }) => xid), horizon: horizon.rows[0]?.xid ?? '' };
}

test('changes are removed after an hour, and the horizon moves', async () => {
  await change('3 hours');
  const newestOld = await change('61 minutes');
  const recent = await change('59 minutes');
  await allBeforeIsOver(newestOld);
  await removeOldChanges(pool, 'merchant');
  expect(await state()).toEqual({ kept: [recent], horizon: newestOld });
  await removeOldChanges(pool, 'merchant');
  expect(await state()).toEqual({ kept: [recent], horizon: newestOld });
});

test('changes are kept while an older transaction is open', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    const old = await change('3 hours');
    await removeOldChanges(pool, 'merchant');
    expect(await state()).toEqual({ kept: [old], horizon: '0' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('changes from another database’s backup are removed at once', async () => {
  await change('0 hours', "'999999999999'");
  await pool.query(`update merchant_change_horizon set xid = '999999999999'`);
  await removeOldChanges(pool, 'merchant');
  expect(await state()).toEqual({ kept: [], horizon: '0' });
});
