import {
  DEMO_TEMPLATE_VARIABLE,
  newDatabaseName,
  runOnServer,
  SERVER_VARIABLE,
  TEMPLATE_VARIABLE,
  urlOf,
} from './database-server';

export interface TestDatabase {
  url: string;
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
  if (!server || !template) {
    throw new Error('The test database server is not running: run the tests from the root of the checkout.');
  }
  const name = newDatabaseName();
  await runOnServer(server, `create database ${name} template ${options.empty ? 'template0' : template}`);
  return {
    url: urlOf(server, name),
    drop: () => runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}
