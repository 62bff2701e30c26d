import type pg from 'pg';
import { createPool } from '../platform/database/create-pool';
import { createTestDatabase, type TestDatabase } from './create-test-database';

/** Gives the tests of a file a migrated database of their own, as the API's role has it, and what its owner may. */
export function useTestPool(give: (pool: pg.Pool, database: TestDatabase) => void): void {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url);
    give(pool, database);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
}
