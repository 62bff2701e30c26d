import { withPool } from '../platform/database/create-pool';
import { migrateDatabase } from '../platform/database/migrate-database';
import { createPasswordHasher } from '../platform/encryption/password-hasher';
import { addDemoData } from '../samples/demo-data';
import type { TestDatabase } from './create-test-database';
import { HASH_COST, runOn } from './database-server';

export const fillWithDemoData = (url: string): Promise<void> =>
  withPool(url, (pool) => addDemoData({ pool, passwords: createPasswordHasher(undefined, HASH_COST) }));

/** Migrates the database of a server that one test file has to itself, and adds the demo data. */
export async function installedTestDatabase(server: {
  url: string;
  stop(): Promise<void>;
}): Promise<TestDatabase> {
  const { url, stop } = server;
  await migrateDatabase({ ownerUrl: url, databaseUrl: url });
  await fillWithDemoData(url);
  return { url, ownerUrl: url, asOwner: (statements) => runOn(url, statements), drop: stop };
}
