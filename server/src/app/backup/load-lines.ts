import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';
import { backedUpTables } from './backed-up-tables';
import { type BackupLine } from './backup-lines';

/** What can be written: the rest is computed from it. */
async function columnsOf(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [`public."${table}"`],
  );
  return rows.map(({ name }) => `"${name}"`);
}

async function addRows(db: Queryable, table: string, columns: string[], rows: string[]): Promise<void> {
  const values = columns.map((column) => `(r).${column}`).join(', ');
  await db.query(
    `insert into "${table}" (${columns.join(', ')}) overriding system value
     select ${values} from (select row::"${table}" as r from unnest($1::text[]) as row offset 0) as rows`,
    [rows],
  );
}

/**
 * Puts rows and counters of a backup in place of what migrations wrote, in one transaction: all of it or nothing. Triggers and
 * references are off meanwhile, as everything that they would add is in the backup.
 *
 * @returns how many rows there are
 */
export async function loadLines(client: pg.ClientBase, lines: AsyncIterable<BackupLine>): Promise<number> {
  await client.query('set statement_timeout = 0');
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    const tables = await backedUpTables(client);
    await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')} cascade`);
    const columns = new Map<string, string[]>();
    let count = 0;
    for await (const line of lines) {
      if (line.kind === 'rows') {
        if (!columns.has(line.table)) columns.set(line.table, await columnsOf(client, line.table));
        await addRows(client, line.table, columns.get(line.table)!, line.rows);
        count += line.rows.length;
      } else if (line.kind === 'sequence') {
        await client.query('select setval($1::regclass, $2)', [`public."${line.name}"`, line.value]);
      }
    }
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
