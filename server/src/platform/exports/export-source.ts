import type { AuditSubject, Screen } from '@backoffice/contract';
import type { ExportKind } from '@backoffice/contract/export-values';
import { ComposedStatement, whereOf } from '../database/statement';
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

type Row = Record<string, string | number | null>;
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

/** The next rows behind an id, in the order of their ids. */
export async function readRows(
  db: Queryable,
  source: AnySource,
  { filter, timeZone, after, limit }: { filter: AskedFilter; timeZone: string; after: number; limit: number },
): Promise<(Row & { rowId: number })[]> {
  const { from, id, columns, times } = source;
  const given = new ComposedStatement();
  const conditions = await matching(source, filter, given, db);
  const zone = given.add(timeZone, 'text');
  const selected = Object.entries(columns).map(([header, sql]) =>
    times.includes(header)
      ? `to_char(${sql} at time zone ${zone}, ${TIME}) as "${header}"`
      : `${sql} as "${header}"`,
  );
  return given.rowsPlannedAnew(
    db,
    `select ${id} as "rowId", ${selected.join(', ')} from ${from}
     ${whereOf([...conditions, `${id} > ${given.add(after, 'bigint')}`])}
     order by ${id} limit ${given.add(limit, 'bigint')}`,
  );
}
