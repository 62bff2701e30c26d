import type pg from 'pg';
import { backedUpTables } from './backed-up-tables';
import { BACKUP_FORMAT, type BackupLine } from './backup-lines';

const ROWS_AT_ONCE = 500;

async function* tableLines(client: pg.ClientBase, table: string): AsyncGenerator<BackupLine> {
  await client.query(`declare backup no scroll cursor for select t::text as row from "${table}" t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length === 0) break;
    yield { kind: 'rows', table, rows: rows.map(({ row }) => row) };
  }
  await client.query('close backup');
}

/** The whole database as it is at one moment, while others go on writing. */
export async function* databaseLines(client: pg.ClientBase): AsyncGenerator<BackupLine> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.schema_migration') is not null as there",
  );
  if (!rows[0]?.there) throw new Error('The database is empty: there is nothing to back up.');
  await client.query('begin isolation level repeatable read read only');
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  yield {
    kind: 'start',
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations: Object.fromEntries(applied.map(({ name, checksum }) => [name, checksum])),
  };
  for (const table of await backedUpTables(client)) yield* tableLines(client, table);
  // After the rows, as others may take numbers all the time.
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  for (const sequence of sequences) yield { kind: 'sequence', ...sequence };
  await client.query('commit');
}
