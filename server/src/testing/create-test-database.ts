import {
  API_ROLE_VARIABLE,
  apiUrlOf,
  DEMO_TEMPLATE_VARIABLE,
  newDatabaseName,
  runOn,
  runOnServer,
  SERVER_VARIABLE,
  TEMPLATE_VARIABLE,
  urlOf,
} from './database-server';

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
  const server = process.env[SERVER_VARIABLE];
  const template = process.env[options.withDemoData ? DEMO_TEMPLATE_VARIABLE : TEMPLATE_VARIABLE];
  const apiRole = process.env[API_ROLE_VARIABLE];
  if (!server || !template || !apiRole) {
    throw new Error('The test database server is not running: run the tests from the root of the checkout.');
  }
  const name = newDatabaseName();
  const source = options.empty ? 'template0' : template;
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
