import { apiUrlOf, newDatabaseName, runOn, runOnServer, testServer, urlOf } from './database-server';

export interface TestDatabase {
  /** The address for the API's role, which may only read and write rows; without migrations it has no rights. */
  url: string;
  ownerUrl: string;
  /** Runs statements that the API may not, such as truncating a table. */
  asOwner(statements: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Creates a database for a test file: migrated, otherwise empty.
 *
 * @param options empty: without the migrations; withDemoData: with the demo accounts, pages and channel types
 */
export async function createTestDatabase(
  options: { empty?: boolean; withDemoData?: boolean } = {},
): Promise<TestDatabase> {
  const { apiRole, demoTemplate, template, url: server } = testServer();
  const name = newDatabaseName();
  const source = options.empty ? 'template0' : options.withDemoData ? demoTemplate : template;
  // Copies files instead of pages through shared memory and the WAL: nothing must be recoverable.
  await runOnServer(server, `create database ${name} template ${source} strategy file_copy`);
  const ownerUrl = urlOf(server, name);
  return {
    url: apiUrlOf(ownerUrl, apiRole),
    ownerUrl,
    asOwner: (statements) => runOn(ownerUrl, statements),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}
