import type { AuditSubject, Order, Screen } from '@backoffice/contract';
import { cellPatterns } from '@backoffice/contract/text-cells';
import type { ExportKind } from '@backoffice/contract/export-values';
import { ComposedStatement, one, orderParts, whereOf } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** A list that can be exported. `Filter` is the filter of its call, without ids. */
export interface ExportSource<Filter> {
  kind: ExportKind;
  /** The subject of audit entries about such a file. */
  subject: AuditSubject;
  /** The user needs the view permission of one of these screens. */
  screens: readonly Screen[];
  /** The table, with joins that keep each row once. */
  from: string;
  id: string;
  /** The sort keys as SQL that is never null; rows with equal keys follow by id. */
  sortKeys: Readonly<Record<string, string>>;
  /** The columns of the file as SQL, without keys. Timestamps are listed in `times` and are written in the user's time zone. */
  columns: Readonly<Record<string, string>>;
  times: readonly string[];
  /**
   * Columns and filters that require the view permission of one of these screens: without it, the columns are left out, and the
   * filters refused.
   */
  restricted?: Readonly<Record<string, readonly Screen[]>>;
  conditions(filter: Filter, given: ComposedStatement, db: Queryable): string[] | Promise<string[]>;
}

/** A source whose own types no longer matter. */
export type AnySource = ExportSource<never>;

type RequestedFilter = Readonly<Record<string, unknown>>;

const TIME = `'YYYY/MM/DD HH24:MI:SS'`;

async function matching(
  { id, conditions }: AnySource,
  filter: RequestedFilter,
  given: ComposedStatement,
  db: Queryable,
) {
  return 'ids' in filter
    ? [`${id} = any(${given.add(filter.ids, 'bigint[]')})`]
    : conditions(filter as never, given, db);
}

/** Counts the rows of an export. */
export async function countRows(db: Queryable, source: AnySource, filter: RequestedFilter): Promise<number> {
  const given = new ComposedStatement();
  const where = whereOf(await matching(source, filter, given, db));
  const [row] = await given.rowsPlannedAnew<{ total: number }>(
    db,
    `select count(*) as total from ${source.from} ${where}`,
  );
  return row!.total;
}

/** Lines of the file, with the number of rows. */
export interface Lines {
  bytes: Buffer;
  rows: number;
  /** The id of the last row; null when there is none. */
  lastId: number | null;
}

interface LinesRequest {
  filter: RequestedFilter;
  sort: Order<string>;
  timeZone: string;
  /** The id of the row before the first one; null at the beginning. */
  after: number | null;
  limit: number;
}

/**
 * Reads the lines of the next rows after one, in the snapshot. The database returns them as one text, by the rules of `lineOf`:
 * a value for each field would fill this process's memory with garbage.
 */
export async function readLines(
  db: Queryable,
  source: AnySource,
  { filter, sort, timeZone, after, limit }: LinesRequest,
): Promise<Lines> {
  const { from, id, sortKeys, columns, times } = source;
  const { column, direction } = orderParts(sort);
  const key = sortKeys[column];
  if (key === undefined) throw new Error(`An export of ${source.kind} cannot be ordered by ${column}.`);
  const sortColumns = [...new Set([key, id])];
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
  const order = sortColumns.map((sql) => `${sql} ${direction}`).join(', ');
  const behind = (row: number) =>
    `(${sortColumns.join(', ')}) ${direction === 'asc' ? '>' : '<'} (select ${sortColumns.join(', ')} from ${from} where ${id} = ${given.add(row, 'bigint')})`;
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
  // The driver keeps its last results until the next major garbage collection, and with them the text.
  row.text = '';
  return { bytes, rows: row.rows, lastId: row.lastId };
}
