import type pg from 'pg';
import { explainStart } from '../../app/explain-start';
import type { TestDatabase } from '../../testing/create-test-database';
import { useTestPool } from '../../testing/use-test-pool';
import { connectionProblems } from './connection-problems';

let pool: pg.Pool;
let database: TestDatabase;
useTestPool((opened, made) => ([pool, database] = [opened, made]));

test('an API with more connections than its share of the database gets a warning with the number that fits', async () => {
  const { pathname } = new URL(database.url);
  await database.asOwner(`alter database ${pathname.slice(1)} connection limit 20`);
  expect(await connectionProblems(pool, { poolerUrl: null, connections: 20, replicaUrls: [] })).toEqual([
    expect.stringMatching(/may open 25 connections .* may have 20, .* set DATABASE_CONNECTIONS to 15,/),
  ]);
  expect(await connectionProblems(pool, { poolerUrl: null, connections: 15, replicaUrls: [] })).toEqual([]);
});

test('a silent pooler is named in the error, instead of the database', async () => {
  const needs = { poolerUrl: 'postgresql://127.0.0.1:1/backoffice', connections: 2, replicaUrls: [] };
  const error: unknown = await connectionProblems(pool, needs).catch((reason: unknown) => reason);
  expect(explainStart(error, { DATABASE_URL: database.url })).toMatch(
    /^The pooler of DATABASE_POOLER_URL cannot be used: .*ECONNREFUSED/,
  );
});
