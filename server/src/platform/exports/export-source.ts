import type { AuditSubject, Order, Screen } from '@backoffice/contract';
import { cellPatterns } from '@backoffice/contract/text-cells';
import type { ExportKind } from '@backoffice/contract/export-values';
import { ComposedStatement, one, orderParts, whereOf } from '../database/statement';
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
  id: string;
  /** What rows are put in an order by, as SQL that is never null; those that are alike in it follow by id. */
  sortKeys: Readonly<Record<string, string>>;
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
export interface Lines {
  bytes: Buffer;
  rows: number;
  /** The last one's; null where there is none. */
  lastId: number | null;
}

interface Asked {
  filter: AskedFilter;
  sort: Order<string>;
  timeZone: string;
  /** The row before the first, by its id; null at the beginning. */
  after: number | null;
  limit: number;
}

/**
 * The lines of the next rows behind one that the snapshot has. They come as one text from the database, which writes it by the
 * rules of `lineOf`: a value for each field would fill this process's memory with what is thrown away at once.
 */
export async function readLines(
  db: Queryable,
  source: AnySource,
  { filter, sort, timeZone, after, limit }: Asked,
): Promise<Lines> {
  const { from, id, sortKeys, columns, times } = source;
  const { column, direction } = orderParts(sort);
  const key = sortKeys[column];
  if (key === undefined) throw new Error(`An export of ${source.kind} knows no order by ${column}.`);
  const place = [...new Set([key, id])];
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
  const order = place.map((sql) => `${sql} ${direction}`).join(', ');
  const behind = (row: number) =>
    `(${place.join(', ')}) ${direction === 'asc' ? '>' : '<'} (select ${place.join(', ')} from ${from} where ${id} = ${given.add(row, 'bigint')})`;
  const text = `
    with page as materialized (
      select ${id} as row_id, row_number() over (order by ${order}) as place, ${each((name, sql) => `(${sql})::text collate "C" as ${name}`)} from ${from}
      ${whereOf(after === null ? conditions : [...conditions, behind(after)])}
      order by ${order} limit ${given.add(limit, 'bigint')}
    ),
    guarded as materialized (
      select row_id, place, ${each((cell) => `case when ${cell} ~ ${formula} and ${cell} !~ ${number} then '''' || ${cell} else ${cell} end as ${cell}`)}
      from page
    ),
    lines as (
      select row_id, place, concat_ws(',', ${each((cell) => `case when ${cell} ~ ${quoted} then '"' || replace(${cell}, '"', '""') || '"' else coalesce(${cell}, '') end`)}) as line
      from guarded
    )
    select coalesce(string_agg(line || E'\\r\\n', '' order by place), '') as text, count(*) as rows,
      (array_agg(row_id order by place desc))[1] as "lastId"
    from lines`;
  const row = one(await given.rowsPlannedAnew<Omit<Lines, 'bytes'> & { text: string }>(db, text), 'of lines');
  const bytes = Buffer.from(row.text);
  // The driver's last answers are kept until the engine's next large collection: then the texts would be, too.
  row.text = '';
  return { bytes, rows: row.rows, lastId: row.lastId };
}
