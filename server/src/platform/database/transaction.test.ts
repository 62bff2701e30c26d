import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { inSteps } from './transaction';

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
