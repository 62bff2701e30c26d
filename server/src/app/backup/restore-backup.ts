import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { hasUsers } from '../../areas/people/users/users.repository';
import { stopRestoredWebhooks } from '../../areas/webhooks/webhooks.repository';
import { checksumsOf, releaseToPass } from '../../platform/database/baseline';
import { withLongConnection } from '../../platform/database/long-connection';
import { type DatabaseUrls, migrateDatabase } from '../../platform/database/migrate-database';
import { migrationsFolder, readMigrations, runMigrations } from '../../platform/database/run-migrations';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import type { KeySettings } from '../../platform/settings/key-settings';
import { BackupError, type BackupLine, readBackup } from './backup-file';
import { bareTables } from './bare-tables';
import { loadLines } from './load-lines';
import type { Progress } from './progress';
import { storeWriter } from './store-lines';
import { verifyRestored } from './verify-restored';

type Start = Extract<BackupLine, { kind: 'start' }>;

async function refuseUnknownSchema({ migrations }: Start): Promise<void> {
  const existing = await readMigrations(migrationsFolder);
  const known = checksumsOf(existing);
  const unknown = Object.keys(migrations).find((name) => known.get(name) !== migrations[name]);
  if (unknown)
    throw new BackupError(
      `The backup was created by another release, with ${unknown}: restore it with that release.`,
    );
  const release = releaseToPass(existing, new Set(Object.keys(migrations)));
  if (release)
    throw new BackupError(
      `The backup is older than release ${release}. Restore it with release ${release}, and upgrade from there.`,
    );
}

const schema = statement<{ isThere: boolean }>(
  'restore-schema',
  `select to_regclass('public.app_user') is not null as "isThere"`,
);
async function refuseUsedDatabase(db: Queryable): Promise<void> {
  if ((await schema.one(db)).isThere && (await hasUsers(db)))
    throw new BackupError('The database is not empty: restore into a new one. Nothing was changed.');
}

/** The options of a restore. */
export interface RestoreOptions {
  urls: DatabaseUrls;
  /** The folder of the releases; without it they are skipped. */
  store: string | undefined;
  /** Null skips the check of private keys. */
  keys: KeySettings | null;
  progress: Progress;
}

/** Runs in one transaction: when interrupted it has changed nothing, and can be repeated. */
async function fill(
  client: pg.Client,
  lines: AsyncIterable<BackupLine>,
  { store, keys, progress }: RestoreOptions,
): Promise<{ rows: number; findings: string }> {
  const files = store ? storeWriter(store) : undefined;
  await client.query('begin');
  try {
    // A second restore waits here, and then finds a used database.
    await client.query('lock table app_user in access exclusive mode');
    await refuseUsedDatabase(client);
    const dress = await bareTables(client);
    const counts = await loadLines(client, lines, (line) => files?.take(line));
    progress.say('All rows restored. Building the indexes …');
    await dress();
    progress.say('Checking the restored data …');
    await client.query('analyze');
    const findings = await verifyRestored(client, counts, keys);
    files?.keep();
    await client.query('commit');
    return { rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0), findings };
  } finally {
    files?.discard();
  }
}

async function restoreLines(
  lines: AsyncGenerator<BackupLine, void>,
  client: pg.Client,
  options: RestoreOptions,
): Promise<string> {
  const { value: start } = await lines.next();
  // The reader guarantees that the first line is a start.
  if (start?.kind !== 'start') throw new BackupError('The start of the backup is missing.');
  await refuseUnknownSchema(start);
  await refuseUsedDatabase(client);
  await runMigrations(options.urls.ownerUrl, migrationsFolder, (name) => name in start.migrations);
  const { rows, findings } = await fill(client, lines, options);
  await migrateDatabase(options.urls);
  await stopRestoredWebhooks(client);
  return `Restored ${rows} rows as they were at ${start.madeAt}. ${findings} All users must sign in again.`;
}

/**
 * Fills an empty database from a backup, migrates it to the newest schema and adds the releases to the store. A file is read to
 * its end before anything is changed; a stream is read once, and its rows are rolled back when it proves incomplete.
 *
 * @returns sentences that say what was restored and how it was checked
 * @throws {BackupError} with a sentence
 */
export function restoreBackup(source: string | Readable, options: RestoreOptions): Promise<string> {
  const { progress, urls } = options;
  return withLongConnection(urls.ownerUrl, 'backoffice-restore', async (client) => {
    if (typeof source !== 'string') {
      const lines = readBackup(source, 'The standard input', progress.counting('Restoring'));
      return restoreLines(lines, client, options);
    }
    progress.say('Checking the backup …');
    for await (const line of readBackup(createReadStream(source), source))
      if (line.kind === 'start') await refuseUnknownSchema(line);
    const lines = readBackup(createReadStream(source), source, progress.counting('Restoring'));
    return restoreLines(lines, client, options);
  });
}
