import type pg from 'pg';
import { createPool } from '../../platform/database/create-pool';
import { migrationsFolder } from '../../platform/database/migrations-folder';
import { readMigrations, runMigrations } from '../../platform/database/run-migrations';
import { loadLines } from './load-lines';
import { BackupError, readBackup } from './read-backup';
import { restoreStore } from './restore-store';

/** @returns its schema: checksums of migrations by name */
async function readWhole(file: string): Promise<{ migrations: Record<string, string>; madeAt: string }> {
  let start: { migrations: Record<string, string>; madeAt: string } | undefined;
  for await (const line of readBackup(file)) if (line.kind === 'start') start = line;
  return start!;
}

async function refuseUnknownSchema(migrations: Record<string, string>): Promise<void> {
  const known = new Map(
    (await readMigrations(migrationsFolder)).map(({ name, checksum }) => [name, checksum]),
  );
  const unknown = Object.keys(migrations).find((name) => known.get(name) !== migrations[name]);
  if (unknown)
    throw new BackupError(
      `The backup was made by another release, which knows ${unknown}: restore it with that one.`,
    );
}

async function refuseUsedDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('public.app_user') is not null as there",
  );
  if (!rows[0]?.there) return;
  const { rowCount } = await pool.query('select from app_user limit 1');
  if (rowCount)
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
  { databaseUrl, store }: { databaseUrl: string; store: string | undefined },
): Promise<string> {
  const { migrations, madeAt } = await readWhole(file);
  await refuseUnknownSchema(migrations);
  const pool = createPool(databaseUrl, { max: 1, statementWithinMs: 0 });
  try {
    await refuseUsedDatabase(pool);
    await runMigrations(databaseUrl, migrationsFolder, (name) => name in migrations);
    const client = await pool.connect();
    let rows: number;
    try {
      rows = await loadLines(client, readBackup(file));
    } finally {
      client.release(true);
    }
    await runMigrations(databaseUrl, migrationsFolder);
    await pool.query('analyze');
    if (store) await restoreStore(store, readBackup(file));
    return `Restored ${rows} rows as they were at ${madeAt}. Everybody has to sign in again.`;
  } finally {
    await pool.end();
  }
}
