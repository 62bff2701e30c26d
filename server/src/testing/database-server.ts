import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Set by the global set-up: the server that the tests use, and the databases that each test's own is copied from, one migrated
 * and empty, one with the demo data.
 */
export const SERVER_VARIABLE = 'BACKOFFICE_TEST_SERVER';
export const TEMPLATE_VARIABLE = 'BACKOFFICE_TEST_TEMPLATE';
export const DEMO_TEMPLATE_VARIABLE = 'BACKOFFICE_TEST_DEMO_TEMPLATE';
/** The sign-in of the role that the API under test has, `user:password`. */
export const API_ROLE_VARIABLE = 'BACKOFFICE_TEST_API_ROLE';
/** Private keys that the API under test gives out in turn: making one takes longer than the test that asks for it. */
export const PRIVATE_KEYS_VARIABLE = 'BACKOFFICE_TEST_PRIVATE_KEYS';
/** Cost of password hashes: as low as possible, as the tests sign in hundreds of times. */
export const HASH_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function newDatabaseName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

/** The same database for the API's role. */
export function apiUrlOf(databaseUrl: string, apiRole: string): string {
  const [user = '', password = ''] = apiRole.split(':');
  return Object.assign(new URL(databaseUrl), { username: user, password }).href;
}

/** Runs statements on a connection of their own. */
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
