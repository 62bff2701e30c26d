import { apiUrlOf, newDatabaseName, runOn, runOnServer, testServer, urlOf } from './database-server';

export interface TestDatabase {
  /** For the API's role, which may read and write rows and nothing else; without migrations it has no rights. */
  url: string;
  ownerUrl: string;
  /** Does what the API may not, such as emptying a table at once. */
  asOwner(statements: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A database of its own for a test file, migrated and otherwise empty.
 *
 * @param options empty: without the migrations; withDemoData: with the demo accounts, pages and channel types
 */
export async function createTestDatabase(
  options: { empty?: boolean; withDemoData?: boolean } = {},
): Promise<TestDatabase> {
  const { apiRole, demoTemplate, template, url: server } = testServer();
  const name = newDatabaseName();
  const source = options.empty ? 'template0' : options.withDemoData ? demoTemplate : template;
  // As files, not page by page through the server's memory and its log: there is nothing to recover.
  await runOnServer(server, `create database ${name} template ${source} strategy file_copy`);
  const ownerUrl = urlOf(server, name);
  return {
    url: apiUrlOf(ownerUrl, apiRole),
    ownerUrl,
    asOwner: (statements) => runOn(ownerUrl, statements),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}
