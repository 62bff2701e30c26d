import { rm } from 'node:fs/promises';
import { startEmbeddedDatabase } from '../../embedded-database/start-embedded-database';
import { makeScratchFolder } from '../../harness/scratch-folder';
import { migrateDatabase } from '../platform/database/migrate-database';
import { sampleKeyPair } from '../samples/sample-keys';
import { fillWithDemoData } from './installed-test-database';
import { apiUrlOf, newDatabaseName, runOnServer, shareTestServer, urlOf } from './database-server';

export const STOP_KEY = Symbol.for('backoffice.stop-test-server');

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await makeScratchFolder('backoffice-test-');
  const { url, stop } = await startEmbeddedDatabase({ dataDir });
  // Its files are temporary, and each test's database has hundreds of them.
  await runOnServer(url, 'alter system set fsync = off');
  await runOnServer(url, 'select pg_reload_conf()');
  return { url, stop: () => stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

/** Jest's global set-up: one server for all test files (`TEST_DATABASE_URL`, otherwise an embedded one) and its templates. */
export default async function startDatabaseServer(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startOwnServer();
  const template = newDatabaseName();
  await runOnServer(server.url, `create database ${template} template template0`);
  const apiRole = `${newDatabaseName()}:${newDatabaseName()}`;
  const ownerUrl = urlOf(server.url, template);
  await migrateDatabase({ ownerUrl, databaseUrl: apiUrlOf(ownerUrl, apiRole) });
  const demoTemplate = newDatabaseName();
  await runOnServer(server.url, `create database ${demoTemplate} template ${template}`);
  // Creating its password hashes takes longer than most tests that read it.
  await fillWithDemoData(urlOf(server.url, demoTemplate));
  const privateKeys = [0, 1, 2, 3].map((index) => sampleKeyPair(index).privateKey);
  shareTestServer({ url: server.url, template, demoTemplate, apiRole, privateKeys });
  Object.assign(globalThis, {
    [STOP_KEY]: async () => {
      for (const name of [demoTemplate, template]) await runOnServer(server.url, `drop database ${name}`);
      // The role remains while a database that uses it was left behind.
      await runOnServer(server.url, `drop role ${apiRole.split(':')[0]}`).catch(() => undefined);
      await server.stop();
    },
  });
}
