import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { createBudget } from './budget';
import { removeOldBudgets } from './budget.repository';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

const budget = { name: 'test', counter: 'calls of a test', calls: 3, seconds: 60 };
const outcomes = (calls: Promise<void>[]) =>
  Promise.allSettled(calls).then((settled) => settled.map(({ status }) => status));
const isRefused = { statusCode: 429, retryAfterSeconds: expect.any(Number) };

test('two server processes share a budget, each owner has one, and it begins anew', async () => {
  const [one, other] = [createBudget(pool, budget), createBudget(pool, budget)];
  const counted = await outcomes([one(1), other(1), one(1), other(1), one(1), other(1)]);
  expect(counted.filter((status) => status === 'fulfilled')).toHaveLength(3);
  await expect(other(1)).rejects.toMatchObject(isRefused);
  await one(2);
  await createBudget(pool, { ...budget, counter: 'other calls' })(1);
  await pool.query('update call_budget set ends_at = now()');
  await createBudget(pool, budget)(1);
});

test('who goes on after a refusal costs the database nothing', async () => {
  const count = createBudget(pool, { ...budget, calls: 0 });
  await expect(count(1)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 60 });
  const query = jest.spyOn(pool as { query(statement: object): Promise<unknown> }, 'query');
  await expect(count(1)).rejects.toMatchObject(isRefused);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('budgets whose time is over are removed', async () => {
  await createBudget(pool, budget)(1);
  await removeOldBudgets(pool);
  expect((await pool.query('select from call_budget')).rowCount).toBe(1);
  await pool.query('update call_budget set ends_at = now()');
  await removeOldBudgets(pool);
  expect((await pool.query('select from call_budget')).rowCount).toBe(0);
});
