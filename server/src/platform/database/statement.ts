import type { ListPage, Order } from '@backoffice/contract';
import type pg from 'pg';
import { isoTimestamps } from './iso-timestamps';
import { COMPOSED } from './traced-pool';
import { inOwn, type Queryable } from './transaction';

type Given<Values extends object> = [keyof Values] extends [never] ? [values?: Values] : [values: Values];

// Matches neither a cast (`::bigint`) nor a text ('HH24:MI').
const NAMED_VALUE = /(?<![:\w]):([a-zA-Z]\w*)/g;

/** Recognises writes in the text of a statement; a statement that writes in a function must set `writes`. */
const WRITES = /\b(?:insert\s+into|delete\s+from|update\s+[\w.]+\s+(?:(?:as\s+)?\w+\s+)?set)\b/i;

const textByName = new Map<string, string>();

/**
 * A statement with constant text and named values: `:id` in the text stands for `values.id`, any number of times. The text is
 * composed once, and each connection prepares it once. Timestamps are returned as ISO texts.
 *
 * @param name unique among all statements, such as `merchant-by-id`
 * @param text with `:name` for each value
 * @param options writes: required when the text does not show it
 * @throws Error when another statement has the name, and on use when a value is missing (undefined counts as given, and becomes
 *   null)
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
      throw new Error(`The statement ${name} lacks the value "${value}".`);
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
    /** The first row; null when there is none. */
    oneOrNone: async (...call: Call): Promise<Row | null> => (await query(...call)).rows[0] ?? null,
    /** @throws Error when there is no row, for statements that always return one */
    one: async (...call: Call): Promise<Row> => one((await query(...call)).rows, name),
    /** @returns the number of written rows */
    run: async (...call: Call): Promise<number> => (await query(...call)).rowCount ?? 0,
    /** Returns true when a row was found or written. */
    some: async (...call: Call): Promise<boolean> => Boolean((await query(...call)).rowCount),
  };
}

interface PageParts {
  columns: string;
  /** The statement from FROM on: the rows of the list. */
  matching: string;
  /** Must end in a unique column. */
  order: string;
  /** Wraps the query of the page, to compute columns for its rows only. */
  shown?: (page: string) => string;
}

type PageReader<Row, Filter> = (
  db: Queryable,
  filter: Filter,
  page: { page: number; limit: number },
) => Promise<ListPage<Row>>;

/**
 * Composes a page with the number of all rows. Both come from one snapshot: two statements could count rows written in between.
 * `splitPage` reads the result.
 *
 * @param page a query with an order and a limit
 * @param total a query of one row with `total`
 */
export const pageWithTotal = (page: string, total: string): string =>
  `select counted.total as "allRows", page.* from (${total}) counted
   left join (select row_number() over () as "positionInPage", page.* from (${page}) page) page on true
   order by "positionInPage"`;

/** A row of `pageWithTotal`; a page past the end has one row without a position. */
export type RowWithTotal<Row> = Row & { allRows: number | null; positionInPage: number | null };

export function splitPage<Row extends object>(rows: readonly RowWithTotal<Row>[]): ListPage<Row> {
  const found = rows.filter(({ positionInPage }) => positionInPage !== null);
  const items = found.map(({ allRows: _total, positionInPage: _position, ...row }) => row as unknown as Row);
  return { items, total: rows[0]?.allRows ?? 0 };
}

/** Creates the reader of a page of matching rows, with their exact number. */
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

/** Returns the first row of a result that always has one. */
export function one<Row>(rows: readonly Row[], name: string): Row {
  const [row] = rows;
  if (row === undefined) throw new Error(`The statement ${name} returned no row.`);
  return row;
}

/**
 * A statement whose text depends on the call, such as a search with some of its filters: `add` returns the placeholder of a
 * value while the text is composed. For few different texts, because each connection prepares each of them once.
 */
export class ComposedStatement {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  async rows<Row>(db: Queryable, text: string): Promise<Row[]> {
    const { values } = this;
    const query = { ...preparedOnce(text), types: isoTimestamps, values };
    return (await db.query<Row & pg.QueryResultRow>(query)).rows;
  }

  /** Plans the statement for its values each time: for searches whose best plan depends on them. */
  async rowsPlannedAnew<Row>(db: Queryable, text: string): Promise<Row[]> {
    const { values } = this;
    return (await db.query<Row & pg.QueryResultRow>({ text, types: isoTimestamps, values })).rows;
  }
}

const composedNames = new Map<string, string>();

/** Gives each text its own name, so that each connection prepares it once. For few different texts. */
function preparedOnce(text: string): { name: string; text: string } {
  const name = composedNames.get(text) ?? `${COMPOSED}${composedNames.size + 1}`;
  composedNames.set(text, name);
  return { name, text };
}

/** Joins conditions with `and`; an empty text without any. */
export function whereOf(conditions: readonly string[]): string {
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

/** Splits an order into its column and its direction in SQL. */
export function orderParts<Column extends string>(order: Order<Column>) {
  const direction = order.startsWith('+') ? 'asc' : 'desc';
  return { column: order.slice(1) as Column, direction } as const;
}

/** Converts rows with equal fields to one array for each field, for `unnest`. */
export function columnsOf<Row extends object>(rows: readonly Row[]) {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(columns) as { [Field in keyof Row]: Row[Field][] };
}
