import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Set by the global set-up: the server that the tests use, and the databases that each test's own is copied from, one migrated
 * and empty, one with the demo data.
 */
export const SERVER_VARIABLE = 'BACKOFFICE_TEST_SERVER';
export const TEMPLATE_VARIABLE = 'BACKOFFICE_TEST_TEMPLATE';
export const DEMO_TEMPLATE_VARIABLE = 'BACKOFFICE_TEST_DEMO_TEMPLATE';

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function newDatabaseName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

/** Runs one statement outside of any test's database, such as `create database`. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
