import type { ListPage, Order } from '@backoffice/contract';
import type pg from 'pg';
import { isoTimestamps } from './iso-timestamps';
import { inOwn, type Queryable } from './transaction';

type Given<Values extends object> = [keyof Values] extends [never] ? [values?: Values] : [values: Values];

// Neither a cast (`::bigint`) nor a text ('HH24:MI').
const NAMED_VALUE = /(?<![:\w]):([a-zA-Z]\w*)/g;

/** Of a text; what a function writes has to be said. */
const WRITES = /\b(?:insert\s+into|delete\s+from|update\s+[\w.]+\s+(?:(?:as\s+)?\w+\s+)?set)\b/i;

const textByName = new Map<string, string>();

/**
 * A statement whose text never changes, with its values by name: `:id` in the text stands for `values.id`, as often as it
 * occurs. The text is put together once, each connection prepares it once. Points in time are read as ISO texts.
 *
 * @param name of its own among all statements, such as `merchant-by-id`
 * @param text with `:name` for each value
 * @param options writes: where that is not to be seen in the text
 * @throws Error when another statement has the name, and on use when a value is not given (undefined is given, and null in SQL)
 */
export function statement<Row, Values extends object = object>(
  name: string,
  text: string,
  { writes = WRITES.test(text) } = {},
) {
  type Call = [db: Queryable, ...given: Given<Values>];
  const names: string[] = [];
  const numbered = text.replace(NAMED_VALUE, (_whole, value: string) => {
    if (!names.includes(value)) names.push(value);
    return `$${names.indexOf(value) + 1}`;
  });
  if ((textByName.get(name) ?? numbered) !== numbered)
    throw new Error(`Two statements have the name ${name}.`);
  textByName.set(name, numbered);

  function valueOf(given: Partial<Record<string, unknown>>, value: string): unknown {
    const found = given[value];
    if (found === undefined && !(value in given))
      throw new Error(`The statement ${name} was not given "${value}".`);
    return found;
  }

  // oxlint-disable-next-line typescript/no-useless-default-assignment -- a statement without values is called without them
  async function query(...[db, given = {} as Values]: Call) {
    const values = names.map((value) => valueOf(given as Partial<Record<string, unknown>>, value));
    const run = (on: Queryable) =>
      on.query<Row & pg.QueryResultRow>({ name, text: numbered, types: isoTimestamps, values });
    return writes ? inOwn(db, run) : run(db);
  }

  return {
    /** All rows. */
    rows: async (...call: Call): Promise<Row[]> => (await query(...call)).rows,
    /** The first row; null where there is none. */
    oneOrNone: async (...call: Call): Promise<Row | null> => (await query(...call)).rows[0] ?? null,
    /** @throws Error when there is no row, for statements that always answer one */
    one: async (...call: Call): Promise<Row> => one((await query(...call)).rows, name),
    /** @returns how many rows were written */
    run: async (...call: Call): Promise<number> => (await query(...call)).rowCount ?? 0,
    /** Whether a row was found or written. */
    some: async (...call: Call): Promise<boolean> => Boolean((await query(...call)).rowCount),
  };
}

interface PageParts {
  columns: string;
  /** From the FROM on: which rows there are. */
  matching: string;
  /** Ends in a unique column. */
  order: string;
  /** Works on the page alone, whose text it is given. */
  shown?: (page: string) => string;
}

type PageReader<Row, Filter> = (
  db: Queryable,
  filter: Filter,
  page: { page: number; limit: number },
) => Promise<ListPage<Row>>;

/**
 * The text of a page with the number of all rows, both of one moment: a list that asked for them one after the other would count what was
 * written between. `splitPage` takes its rows.
 *
 * @param page a query with an order and a limit
 * @param total a query of one row with `total`
 */
export const pageWithTotal = (page: string, total: string): string =>
  `select counted.total as "allRows", page.* from (${total}) counted
   left join (select row_number() over () as "placeInPage", page.* from (${page}) page) page on true
   order by "placeInPage"`;

/** A row of `pageWithTotal`; a page past the end has one without a place. */
export type RowWithTotal<Row> = Row & { allRows: number | null; placeInPage: number | null };

export function splitPage<Row extends object>(rows: readonly RowWithTotal<Row>[]): ListPage<Row> {
  const found = rows.filter(({ placeInPage }) => placeInPage !== null);
  const items = found.map(({ allRows: _total, placeInPage: _place, ...row }) => row as unknown as Row);
  return { items, total: rows[0]?.allRows ?? 0 };
}

/** A page of the rows that match what is given, with their exact number. */
export function pagedStatement<Row extends object, Filter extends object>(
  name: string,
  { columns, matching, order, shown = String }: PageParts,
): PageReader<Row, Filter> {
  const { rows } = statement<RowWithTotal<Row>, Filter & { limit: number; offset: number }>(
    name,
    pageWithTotal(
      shown(`select ${columns} ${matching} order by ${order} limit :limit offset :offset`),
      `select count(*) as total ${matching}`,
    ),
  );
  return async (db, filter, { page, limit }) =>
    splitPage(await rows(db, { ...filter, limit, offset: (page - 1) * limit }));
}

/** The first of rows of which there is always one. */
export function one<Row>(rows: readonly Row[], name: string): Row {
  const [row] = rows;
  if (row === undefined) throw new Error(`The statement ${name} answered no row.`);
  return row;
}

/**
 * A statement whose text depends on what is asked, such as a search with some of its filters: `add` gives the text of each
 * value while it is put together. For texts of which there are few, as each connection prepares each of them once.
 */
export class ComposedStatement {
  readonly values: unknown[] = [];

  /** @returns the text that stands for the value */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  async rows<Row>(db: Queryable, text: string): Promise<Row[]> {
    const { values } = this;
    const query = { ...preparedOnce(text), types: isoTimestamps, values };
    return (await db.query<Row & pg.QueryResultRow>(query)).rows;
  }

  /** The same, planned for its values each time: for searches whose best plan depends on them. */
  async rowsPlannedAnew<Row>(db: Queryable, text: string): Promise<Row[]> {
    const { values } = this;
    return (await db.query<Row & pg.QueryResultRow>({ text, types: isoTimestamps, values })).rows;
  }
}

const composedNames = new Map<string, string>();

/** A statement that each connection prepares once: every text has a name of its own. For texts of which there are few. */
function preparedOnce(text: string): { name: string; text: string } {
  const name = composedNames.get(text) ?? `prepared-${composedNames.size + 1}`;
  composedNames.set(text, name);
  return { name, text };
}

/** A condition for all of several, where there are any. */
export function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

/** The column of an order, and its direction as SQL says it. */
export function orderParts<Column extends string>(order: Order<Column>) {
  const direction = order.startsWith('+') ? 'asc' : 'desc';
  return { column: order.slice(1) as Column, direction } as const;
}

/** Rows that all have the same fields, as one array for each field: what `unnest` takes. */
export function columnsOf<Row extends object>(rows: readonly Row[]) {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(columns) as { [Field in keyof Row]: Row[Field][] };
}
