import type pg from 'pg';
import { createPool } from '../platform/database/create-pool';
import { createTestDatabase, type TestDatabase } from './create-test-database';

/** Creates a migrated database for the tests of a file, and passes on a pool of the API's role and the database. */
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
