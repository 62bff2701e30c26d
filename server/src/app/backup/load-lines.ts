import type pg from 'pg';
import { copyIn } from '../../platform/database/copy-rows';
import { ComposedStatement, statement } from '../../platform/database/statement';
import { BackupError, type BackupLine } from './backup-file';
import { backedUpTables, copied, writableColumns } from './database-lines';

const setSequence = statement<never, { name: string; value: string }>(
  'backup-set-sequence',
  'select setval(:name::regclass, :value)',
);

const dividedTables = statement<{ name: string }>(
  'backup-divided-tables',
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'`,
);

/** Inserts rows of the earlier format. */
async function insertRows(transaction: pg.ClientBase, table: string, rows: string[]): Promise<void> {
  const columns = (await writableColumns(transaction, table)).map((column) => `"${column}"`);
  const insert = new ComposedStatement();
  await insert.rows(
    transaction,
    `insert into "${table}" (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(r).${column}`).join(', ')}
     from (select row::"${table}" as r from unnest(${insert.add(rows, 'text[]')}) as row offset 0) as rows`,
  );
}

/**
 * Replaces the rows and sequences that migrations wrote by those of a backup, within a transaction, on tables without triggers
 * and foreign keys.
 *
 * @param takeFile called with the lines of files
 * @returns the number of rows of each table
 */
export async function loadLines(
  transaction: pg.ClientBase,
  lines: AsyncIterable<BackupLine>,
  takeFile: (line: Extract<BackupLine, { kind: 'file' }>) => void,
): Promise<Map<string, number>> {
  const counts = new Map((await backedUpTables(transaction)).map((table) => [table, 0]));
  await transaction.query(`truncate ${[...counts.keys()].map((name) => `"${name}"`).join(', ')}`);
  const divided = new Set((await dividedTables.rows(transaction)).map(({ name }) => name));
  let open: { table: string; copy: ReturnType<typeof copyIn> } | undefined;
  for await (const line of lines) {
    if (line.kind === 'copy' || line.kind === 'copied') {
      const { table, columns } = line;
      // The transaction has truncated the table, so its rows can be frozen at once. PostgreSQL cannot freeze rows of a
      // partitioned table.
      open ??= {
        table,
        copy: copyIn(
          transaction,
          `copy ${copied(table, columns)} from stdin (freeze ${!divided.has(table)})`,
        ),
      };
      if (line.kind === 'copy') await open.copy.write(line.content);
      else {
        const rows = await open.copy.end();
        open = undefined;
        if (rows !== line.rows)
          throw new BackupError(`Only ${rows} of ${line.rows} rows of ${table} could be restored.`);
        counts.set(table, rows);
      }
    } else if (line.kind === 'rows') {
      await insertRows(transaction, line.table, line.rows);
      counts.set(line.table, (counts.get(line.table) ?? 0) + line.rows.length);
    } else if (line.kind === 'sequence') {
      await setSequence.run(transaction, { name: `public."${line.name}"`, value: line.value });
    } else if (line.kind === 'file') takeFile(line);
  }
  return counts;
}
