import type { AuditSubject, Screen } from '@backoffice/contract';
import { cellPatterns } from '@backoffice/contract/text-cells';
import type { ExportKind } from '@backoffice/contract/export-values';
import { ComposedStatement, one, whereOf } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** A list that is written into files. `Filter` is what its call takes but for ids. */
export interface ExportSource<Filter> {
  kind: ExportKind;
  /** What an entry of the audit log about such a file is about. */
  subject: AuditSubject;
  /** Who may view one of them may have the file. */
  screens: readonly Screen[];
  /** Its table, with joins that leave each row there once. */
  from: string;
  /** By which it is read. */
  id: string;
  /** The columns of the file, as SQL: never a key. Points in time are `times`, and are written by the reader's clock. */
  columns: Readonly<Record<string, string>>;
  times: readonly string[];
  conditions(filter: Filter, given: ComposedStatement, db: Queryable): string[] | Promise<string[]>;
}

/** A source whose own types do not matter any more. */
export type AnySource = ExportSource<never>;

type AskedFilter = Readonly<Record<string, unknown>>;

const TIME = `'YYYY/MM/DD HH24:MI:SS'`;

async function matching(
  { id, conditions }: AnySource,
  filter: AskedFilter,
  given: ComposedStatement,
  db: Queryable,
) {
  return 'ids' in filter
    ? [`${id} = any(${given.add(filter.ids, 'bigint[]')})`]
    : conditions(filter as never, given, db);
}

/** How many rows there are. */
export async function countRows(db: Queryable, source: AnySource, filter: AskedFilter): Promise<number> {
  const given = new ComposedStatement();
  const where = whereOf(await matching(source, filter, given, db));
  const [row] = await given.rowsPlannedAnew<{ total: number }>(
    db,
    `select count(*) as total from ${source.from} ${where}`,
  );
  return row!.total;
}

/** Lines of the file, and of which rows. */
interface Lines {
  bytes: Buffer;
  rows: number;
  /** The last one's. */
  lastId: number;
}

/**
 * The lines of the next rows behind an id, in the order of their ids. They come as one text from the database, which writes it by the
 * rules of `lineOf`: a value for each field would fill this process's memory with what is thrown away at once.
 */
export async function readLines(
  db: Queryable,
  source: AnySource,
  { filter, timeZone, after, limit }: { filter: AskedFilter; timeZone: string; after: number; limit: number },
): Promise<Lines> {
  const { from, id, columns, times } = source;
  const given = new ComposedStatement();
  const conditions = await matching(source, filter, given, db);
  const pattern = (name: keyof typeof cellPatterns) => given.add(cellPatterns[name].source, 'text');
  const [formula, number, quoted] = [pattern('formula'), pattern('number'), pattern('quoted')];
  const cells = Object.entries(columns).map(([header, sql], n) => ({
    name: `cell_${n}`,
    sql: times.includes(header)
      ? `to_char(${sql} at time zone ${given.add(timeZone, 'text')}, ${TIME})`
      : sql,
  }));
  const each = (write: (name: string, sql: string) => string) =>
    cells.map(({ name, sql }) => write(name, sql)).join(', ');
  const text = `
    with page as materialized (
      select ${id} as row_id, ${each((name, sql) => `(${sql})::text collate "C" as ${name}`)} from ${from}
      ${whereOf([...conditions, `${id} > ${given.add(after, 'bigint')}`])}
      order by ${id} limit ${given.add(limit, 'bigint')}
    ),
    guarded as materialized (
      select row_id, ${each((cell) => `case when ${cell} ~ ${formula} and ${cell} !~ ${number} then '''' || ${cell} else ${cell} end as ${cell}`)}
      from page
    ),
    lines as (
      select row_id, concat_ws(',', ${each((cell) => `case when ${cell} ~ ${quoted} then '"' || replace(${cell}, '"', '""') || '"' else coalesce(${cell}, '') end`)}) as line
      from guarded
    )
    select coalesce(string_agg(line || E'\\r\\n', '' order by row_id), '') as text, count(*) as rows, coalesce(max(row_id), 0) as "lastId"
    from lines`;
  const row = one(await given.rowsPlannedAnew<Omit<Lines, 'bytes'> & { text: string }>(db, text), 'of lines');
  const bytes = Buffer.from(row.text);
  // The driver's last answers are kept until the engine's next large collection: then the texts would be, too.
  row.text = '';
  return { bytes, rows: row.rows, lastId: row.lastId };
}
