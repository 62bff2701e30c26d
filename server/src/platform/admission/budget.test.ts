import type pg from 'pg';
import { useTestPool } from '../../testing/use-test-pool';
import { createBudget } from './budget';
import { removeOldBudgets } from './budget.repository';
import { budgets } from './policies';

let pool: pg.Pool;
useTestPool((opened) => (pool = opened));

const budget = 'picturesPerUser';
const { calls } = budgets[budget];
const outcomes = (calls: Promise<void>[]) =>
  Promise.allSettled(calls).then((settled) => settled.map(({ status }) => status));
const isRefused = { statusCode: 429, retryAfterSeconds: expect.any(Number) };

test('a budget is shared by server processes, counted for each owner, and restarts', async () => {
  const [one, other] = [createBudget(pool, budget), createBudget(pool, budget)];
  const counted = await outcomes(Array.from({ length: 2 * calls }, (_, call) => (call % 2 ? one : other)(1)));
  expect(counted.filter((status) => status === 'fulfilled')).toHaveLength(calls);
  await expect(other(1)).rejects.toMatchObject(isRefused);
  await one(2);
  await createBudget(pool, 'uploadsPerUser')(1);
  await pool.query('update call_budget set ends_at = now()');
  await createBudget(pool, budget)(1);
});

test('further calls after a refusal cause no query', async () => {
  const count = createBudget(pool, budget);
  for (let call = 0; call < calls; call += 1) await count(3);
  await expect(count(3)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 60 });
  const query = jest.spyOn(pool as { query(statement: object): Promise<unknown> }, 'query');
  await expect(count(3)).rejects.toMatchObject(isRefused);
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('expired budgets are removed', async () => {
  await createBudget(pool, budget)(4);
  await removeOldBudgets(pool);
  expect((await pool.query('select from call_budget')).rowCount).toBeGreaterThan(0);
  await pool.query('update call_budget set ends_at = now()');
  await removeOldBudgets(pool);
  expect((await pool.query('select from call_budget')).rowCount).toBe(0);
});
