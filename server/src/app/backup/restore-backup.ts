import type pg from 'pg';
import { hasUsers } from '../../areas/people/users/users.repository';
import { withPool } from '../../platform/database/create-pool';
import { migrateDatabase } from '../../platform/database/migrate-database';
import { migrationsFolder, readMigrations, runMigrations } from '../../platform/database/run-migrations';
import type { DatabaseUrls } from '../../platform/settings/settings';
import { statement } from '../../platform/database/statement';
import { BackupError, type BackupLine, readBackup } from './backup-file';
import { loadLines } from './database-lines';
import { restoreStore } from './store-lines';

type Start = Extract<BackupLine, { kind: 'start' }>;

/** Reads a backup to its end, which shows whether it is whole. @returns its first line */
async function readWhole(file: string): Promise<Start> {
  let start: Start | undefined;
  for await (const line of readBackup(file)) if (line.kind === 'start') start = line;
  if (!start) throw new BackupError(`${file} is not a backup that this release can read.`);
  return start;
}

async function refuseUnknownSchema({ migrations }: Start): Promise<void> {
  const existing = new Map(
    (await readMigrations(migrationsFolder)).map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = Object.keys(migrations).find((name) => existing.get(name) !== migrations[name]);
  if (unknown)
    throw new BackupError(
      `The backup was made by another release, which knows ${unknown}: restore it with that one.`,
    );
}

const schema = statement<{ isThere: boolean }>(
  'restore-schema',
  `select to_regclass('public.app_user') is not null as "isThere"`,
);
async function refuseUsedDatabase(pool: pg.Pool): Promise<void> {
  if ((await schema.one(pool)).isThere && (await hasUsers(pool)))
    throw new BackupError('The database is not empty: restore into a new one. Nothing was changed.');
}

/**
 * Fills an empty database from a backup, brings it to the newest schema and adds the releases to the store. The file is read to
 * its end before anything is changed.
 *
 * @throws {BackupError} with a sentence
 */
export async function restoreBackup(
  file: string,
  { urls, store }: { urls: DatabaseUrls; store: string | undefined },
): Promise<string> {
  const start = await readWhole(file);
  await refuseUnknownSchema(start);
  return withPool(
    urls.ownerUrl,
    async (pool) => {
      await refuseUsedDatabase(pool);
      await runMigrations(urls.ownerUrl, migrationsFolder, (name) => name in start.migrations);
      const rows = await loadLines(pool, readBackup(file));
      await migrateDatabase(urls);
      await pool.query('analyze');
      if (store) await restoreStore(store, readBackup(file));
      return `Restored ${rows} rows as they were at ${start.madeAt}. Everybody has to sign in again.`;
    },
    { statementWithinMs: 0 },
  );
}
