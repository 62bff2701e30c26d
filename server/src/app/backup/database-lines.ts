import type pg from 'pg';
import { copyOut } from '../../platform/database/copy-rows';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { BACKUP_FORMAT, type BackupLine } from './backup-file';

/**
 * Tables that must not return with a backup: temporary rights, some of which may have been revoked since, and facts about this
 * database only.
 */
const NOT_BACKED_UP: ReadonlySet<string> = new Set([
  'schema_migration',
  'session',
  'session_release',
  'oidc_attempt',
  'upload_token',
  'call_budget',
  'policy_violation',
  'export_job',
  'export_part',
  'recovery_drill',
  'backup_made',
  'api_process',
  'api_minute',
  // A setting of the installation.
  'log_retention',
]);

const tables = statement<{ name: string }>(
  'backup-tables',
  `select c.relname as name from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
);

/** @returns SQL names in a fixed order */
export async function backedUpTables(db: Queryable): Promise<string[]> {
  return (await tables.rows(db)).map(({ name }) => name).filter((name) => !NOT_BACKED_UP.has(name));
}

const columnsOf = statement<{ name: string }, { table: string }>(
  'backup-columns',
  `select attname as name from pg_attribute
   where attrelid = :table::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
);

/** @returns the names of columns that can be written; others are computed by the database */
export async function writableColumns(db: Queryable, table: string): Promise<string[]> {
  return (await columnsOf.rows(db, { table: `public."${table}"` })).map(({ name }) => name);
}

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** Returns a table with its columns, in the syntax of COPY. */
export function copied(table: string, columns: readonly string[]): string {
  return `public."${table}" (${quoted(columns)})`;
}

async function* tableLines(client: pg.ClientBase, table: string): AsyncGenerator<BackupLine> {
  const columns = await writableColumns(client, table);
  // Selects, because PostgreSQL before 18 cannot copy a partitioned table.
  const from = `select ${quoted(columns)} from public."${table}"`;
  const parts = copyOut(client, `copy (${from}) to stdout`);
  for (;;) {
    const { value, done } = await parts.next();
    if (done) {
      yield { kind: 'copied', table, columns, rows: value };
      return;
    }
    yield { kind: 'copy', table, columns, content: value };
  }
}

/** Returns true when migrations have created the tables. */
const hasSchema = statement(
  'backup-schema',
  `select where to_regclass('public.schema_migration') is not null`,
).some;
const migrations = statement<{ name: string; checksum: string }>(
  'backup-migrations',
  'select name, checksum from schema_migration order by name',
);
const sequences = statement<{ name: string; value: string }>(
  'backup-sequences',
  `select sequencename as name, last_value::text as value from pg_sequences
   where schemaname = 'public' and last_value is not null order by 1`,
);

/** Yields the whole database in one snapshot, while others continue to write. */
export async function* databaseLines(client: pg.ClientBase): AsyncGenerator<BackupLine> {
  if (!(await hasSchema(client))) throw new Error('The database is empty. Nothing to back up.');
  await client.query('begin isolation level repeatable read read only');
  const applied = await migrations.rows(client);
  yield {
    kind: 'start',
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations: Object.fromEntries(applied.map(({ name, checksum }) => [name, checksum])),
  };
  for (const table of await backedUpTables(client)) yield* tableLines(client, table);
  // After the rows, because others may take ids at any time.
  for (const sequence of await sequences.rows(client)) yield { kind: 'sequence', ...sequence };
  await client.query('commit');
}
