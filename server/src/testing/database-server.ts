import { randomBytes } from 'node:crypto';
import pg from 'pg';

const VARIABLE = 'BACKOFFICE_TEST_SERVER';

/** The server of the tests, which the global set-up starts. */
interface TestServer {
  url: string;
  /** The templates of the tests' databases: one migrated and empty, one with the demo data. */
  template: string;
  demoTemplate: string;
  /** The sign-in of the API's role, `user:password`. */
  apiRole: string;
  /** Private keys for the API to use in turn, because generating one takes longer than most tests. */
  privateKeys: string[];
}

export function shareTestServer(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server);
}

/** @throws {Error} when the global set-up has not run */
export function testServer(): TestServer {
  const shared = process.env[VARIABLE];
  if (shared) return JSON.parse(shared) as TestServer;
  throw new Error('The test database server is not running: run the tests from the root of the checkout.');
}

/** The cost of password hashes: minimal, because the tests sign in hundreds of times. */
export const HASH_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function newDatabaseName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

/** Returns the address of the same database for the API's role. */
export function apiUrlOf(databaseUrl: string, apiRole: string): string {
  const [user = '', password = ''] = apiRole.split(':');
  return Object.assign(new URL(databaseUrl), { username: user, password }).href;
}

/** Runs statements on a separate connection. */
export async function runOn(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Runs one statement outside of any test's database, such as `create database`. */
export function runOnServer(serverUrl: string, statement: string): Promise<void> {
  return runOn(urlOf(serverUrl, 'postgres'), statement);
}
