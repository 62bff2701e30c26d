import { migrationsFolder, runMigrations } from '../platform/database/run-migrations';
import { createTestDatabase, type TestDatabase } from './create-test-database';

/**
 * Creates a database as release 1.0.0 leaves it: with the schema and rows of the baseline, and the names of only that release's
 * migrations.
 */
export async function createDatabaseOfReleaseBefore(): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  await runMigrations(database.ownerUrl, migrationsFolder, () => false);
  await database.asOwner(`delete from schema_migration where name = '0098_baseline.sql'`);
  return database;
}
