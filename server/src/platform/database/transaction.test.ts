import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { beforeCommit, inSteps, inTransaction } from './transaction';

let pool: pg.Pool;
useTestPool((given) => (pool = given));

test('a failed last statement is reported instead of the refused commit', async () => {
  const writing = inSteps(pool, {
    read: async () => {},
    write: async () => {},
    last: async (transaction) => {
      try {
        await transaction.query('select 1 / 0');
      } finally {
        // The answer to the commit arrives during this turn.
        await nextTurn();
      }
    },
  });
  await expect(writing).rejects.toThrow('division by zero');
});

test('a statement that is left to the commit locks nothing before, and is part of the transaction', async () => {
  const lock = 'select pg_try_advisory_xact_lock(7) as "isFree"';
  const whileOpen = await inTransaction(pool, async (transaction) => {
    await beforeCommit(transaction, () => transaction.query(lock));
    return (await pool.query<{ isFree: boolean }>(lock)).rows[0];
  });
  expect(whileOpen).toEqual({ isFree: true });
  const failing = inTransaction(pool, async (transaction) => {
    await beforeCommit(transaction, () => transaction.query('select 1 / 0'));
    await transaction.query(`update role set name = 'changed' where key = 'admin'`);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect((await pool.query(`select from role where name = 'changed'`)).rowCount).toBe(0);
});
