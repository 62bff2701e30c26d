import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { checksumsOf, releaseToPass, type Replaced } from './baseline';
import { withDatabaseLock } from './database-lock';
import { statement } from './statement';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of migrations: beside the built server, or at the root of the package when the source runs. */
export const migrationsFolder =
  [join(here, 'migrations'), join(here, '..', '..', '..', 'migrations')].find(existsSync) ?? '';

const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Run instead of `sql`, with the same result: see `CONCURRENTLY`. */
  steps: string[] | undefined;
  replaces: Replaced | undefined;
}

/** The ending of the file beside a baseline that lists the replaced migrations. */
const REPLACES = '.replaces.json';

/**
 * The ending of the file beside a migration that does the same in steps without blocking other sessions, each in its own
 * transaction. After an interruption all steps run again. A step may select statements as `step`, which run after it: one for
 * each part of a partitioned table.
 */
const CONCURRENTLY = '.concurrently.sql';

/** @param folder of `NNNN_name.sql` files */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  return Promise.all(
    files
      .filter((name) => FILE_NAME.test(name))
      .sort()
      .map(async (name) => {
        const sql = await read(name);
        const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
        const beside = name.replace(/\.sql$/, CONCURRENTLY);
        const steps = files.includes(beside) ? (await read(beside)).trim().split(/(?<=;)\s*$/m) : undefined;
        const list = name.replace(/\.sql$/, REPLACES);
        const replaces = files.includes(list) ? (JSON.parse(await read(list)) as Replaced) : undefined;
        return { name, sql, checksum, steps, replaces };
      }),
  );
}

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

// Statements queue behind a migration that waits for a lock, so it gives up soon, lets them pass and tries again.
const LOCK_WITHIN_MS = 1_000;
const PAUSE_MS = 1_000;
const ALL_WITHIN_MS = 10 * 60_000;

/** A file's own lock timeout, which is ignored. */
const OWN_LOCK_WAIT = /^set local lock_timeout\b[^;]*;/gm;

const isLockedOut = (error: unknown) =>
  [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(String((error as { code?: unknown }).code));

const record = statement<never, { names: string[]; checksums: string[] }>(
  'migrations-record',
  'insert into schema_migration (name, checksum) select * from unnest(:names::text[], :checksums::text[])',
);
const rowsOf = (checksumByName: Record<string, string>) => ({
  names: Object.keys(checksumByName),
  checksums: Object.values(checksumByName),
});

async function attempt(
  client: pg.Client,
  { name, sql, checksum, steps, replaces }: Migration,
): Promise<void> {
  for (const step of steps ?? []) {
    const { rows } = await client.query<{ step?: string }>(step);
    for (const row of rows) if (row.step) await client.query(row.step);
  }
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
    // First, so that a role without the right to migrate is refused before anything has changed.
    await record.run(client, rowsOf({ [name]: checksum }));
    if (!steps) await client.query(sql.replace(OWN_LOCK_WAIT, ''));
    // With these rows the previous release finds its schema and can be installed again.
    if (replaces) await record.run(client, rowsOf(replaces.migrations));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  for (const until = performance.now() + ALL_WITHIN_MS; ;) {
    try {
      await attempt(client, migration);
      return;
    } catch (cause) {
      if (isLockedOut(cause) && performance.now() < until) {
        await pause(PAUSE_MS);
        continue;
      }
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The migration ${migration.name} failed and was rolled back: ${reason}`, { cause });
    }
  }
}

const hasTable = statement(
  'migrations-table',
  `select where to_regclass('public.schema_migration') is not null`,
).some;

/** A baseline for a database that already has its schema: recorded without running. */
const recorded = (baseline: Migration): Migration => ({ ...baseline, sql: '', replaces: undefined });

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  // Checked first: a role that may not create tables may not run "create … if not exists" either.
  if (!(await hasTable(client)))
    await client.query(
      `create table schema_migration
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = [...checksumsOf(migrations)].find(
    ([name, checksum]) => applied.has(name) && applied.get(name) !== checksum,
  );
  if (changed) {
    throw new Error(`The migration ${changed[0]} was changed after it was applied: add a new one instead.`);
  }
  const release = applied.size > 0 && releaseToPass(migrations, new Set(applied.keys()));
  if (release) {
    throw new Error(
      `The database is older than release ${release}. Upgrade it to release ${release} first, then to this release.`,
    );
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing)
    await applyOne(client, migration.replaces && applied.size > 0 ? recorded(migration) : migration);
  return missing.map(({ name }) => name);
}

/**
 * Migrates the database to the newest schema: each missing `NNNN_name.sql` in its own transaction, in order, one process at a
 * time. Migrations that only a newer release knows are kept, so that an older release can run again. A baseline runs on an
 * empty database only; where all migrations that it replaces have run, it is only recorded. docs/decisions/0026 explains why
 * this is not a library's work.
 *
 * @param isWanted returns false for migrations to leave out for now; not called for baselines, which the others need
 * @returns the names of the migrations that ran or were recorded
 * @throws Error when one fails or was edited after it ran, or when the database is older than a baseline
 */
export async function runMigrations(
  databaseUrl: string,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(
    ({ name, replaces }) => replaces !== undefined || isWanted(name),
  );
  return withDatabaseLock(databaseUrl, 'migrate', (client) => applyMissing(client, migrations));
}
