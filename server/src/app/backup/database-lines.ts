import type pg from 'pg';
import { ComposedStatement, statement } from '../../platform/database/statement';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { BACKUP_FORMAT, type BackupLine } from './backup-file';

const ROWS_AT_ONCE = 500;

/** Must not come back with a backup: rights for a while, some of which were taken away since. */
const NOT_BACKED_UP: ReadonlySet<string> = new Set([
  'schema_migration',
  'session',
  'session_release',
  'oidc_attempt',
  'upload_token',
]);

const tables = statement<{ name: string }>(
  'backup-tables',
  `select c.relname as name from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
);

/** @returns names as SQL takes them, in one order */
export async function backedUpTables(db: Queryable): Promise<string[]> {
  return (await tables.rows(db)).map(({ name }) => name).filter((name) => !NOT_BACKED_UP.has(name));
}

async function* tableLines(client: pg.ClientBase, table: string): AsyncGenerator<BackupLine> {
  await client.query(`declare backup no scroll cursor for select t::text as row from "${table}" t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length === 0) break;
    yield { kind: 'rows', table, rows: rows.map(({ row }) => row) };
  }
  await client.query('close backup');
}

/** Whether migrations have made the tables. */
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

/** The whole database as it is at one moment, while others go on writing. */
export async function* databaseLines(client: pg.ClientBase): AsyncGenerator<BackupLine> {
  await client.query('set statement_timeout = 0');
  if (!(await hasSchema(client))) throw new Error('The database is empty: there is nothing to back up.');
  await client.query('begin isolation level repeatable read read only');
  const applied = await migrations.rows(client);
  yield {
    kind: 'start',
    format: BACKUP_FORMAT,
    madeAt: new Date().toISOString(),
    migrations: Object.fromEntries(applied.map(({ name, checksum }) => [name, checksum])),
  };
  for (const table of await backedUpTables(client)) yield* tableLines(client, table);
  // After the rows, as others may take numbers all the time.
  for (const sequence of await sequences.rows(client)) yield { kind: 'sequence', ...sequence };
  await client.query('commit');
}

const writableColumns = statement<{ name: string }, { table: string }>(
  'backup-columns',
  `select attname as name from pg_attribute
   where attrelid = :table::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
);
const setSequence = statement<never, { name: string; value: string }>(
  'backup-set-sequence',
  'select setval(:name::regclass, :value)',
);

/** @returns a function that writes rows; generated columns are left out, as the database computes them */
async function insertInto(db: Queryable, table: string): Promise<(rows: string[]) => Promise<unknown>> {
  const found = await writableColumns.rows(db, { table: `public."${table}"` });
  const columns = found.map(({ name }) => `"${name}"`);
  const values = columns.map((column) => `(r).${column}`).join(', ');
  return (rows) => {
    const insert = new ComposedStatement();
    return insert.rows(
      db,
      `insert into "${table}" (${columns.join(', ')}) overriding system value
       select ${values}
       from (select row::"${table}" as r from unnest(${insert.add(rows, 'text[]')}) as row offset 0) as rows`,
    );
  };
}

/**
 * Puts rows and counters of a backup in place of those that migrations wrote, in one transaction: all of it or nothing. Triggers
 * and references are off meanwhile, as everything that they would add is in the backup.
 *
 * @returns how many rows there are
 */
export function loadLines(pool: pg.Pool, lines: AsyncIterable<BackupLine>): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query('set local statement_timeout = 0');
    await transaction.query('set local session_replication_role = replica');
    const names = await backedUpTables(transaction);
    await transaction.query(`truncate ${names.map((name) => `"${name}"`).join(', ')} cascade`);
    const inserts = new Map<string, (rows: string[]) => Promise<unknown>>();
    let count = 0;
    for await (const line of lines) {
      if (line.kind === 'rows') {
        const insert = inserts.get(line.table) ?? (await insertInto(transaction, line.table));
        inserts.set(line.table, insert);
        await insert(line.rows);
        count += line.rows.length;
      } else if (line.kind === 'sequence') {
        await setSequence.run(transaction, { name: `public."${line.name}"`, value: line.value });
      }
    }
    return count;
  });
}
