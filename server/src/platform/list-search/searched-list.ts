import type { MerchantStatus, Order } from '@backoffice/contract';
import type { ComposedStatement } from '../database/statement';

/** By what rows are put in an order; rows that are alike in it follow by id, in the same direction. */
interface SortKey {
  /** Its expression over the table or its log, which an index has together with the id. */
  of: (alias: string) => string;
  type: string;
}

/** The status, and what else a list is narrowed to: absent or empty is not at all, and an index finds each. */
export interface StatusFilter {
  status?: MerchantStatus | undefined;
}

export type Sorts<Sort extends string> = Sort | 'id';

/**
 * A table whose rows have an id and a status, and what is the list's own about searching it. Triggers write each change of what is
 * searched or sorted by into `<table>_change`, with the columns of the table and the row's id as `<table>_id`; a line without that id
 * is a change that cannot be added to a count.
 */
export interface SearchedList<
  Filter extends StatusFilter,
  Sort extends string,
  Selection extends string,
  Row extends { id: number },
> {
  table: string;
  /** Of the table in `columns`, `joins` and `indexed`. */
  alias: string;
  sortKeys: Record<Sorts<Sort>, SortKey>;
  columns: (selection: Selection, limit: number) => string;
  /** What costs least, where no row is wanted. */
  least: Selection;
  joins: (selection: Selection) => string;
  /** What rows match but for the status, looked at one by one: of the table or of its log. With these the planner is not tempted by an index. */
  plain: (filter: Filter, alias: string, given: ComposedStatement) => string[];
  /** The same for many rows, by indexes. */
  indexed: (filter: Filter, given: ComposedStatement) => string[];
  /** As `plain`, for a pass over the whole table: what to join it with, once a row; left out: nothing. */
  whole?: (filter: Filter, given: ComposedStatement) => { join: string; conditions: string[] };
  /** Which lines without an id, `l` in the log, are of no matter to a filter; left out: none. */
  passedOver?: (filter: Filter) => string | undefined;
  /** Never there; names the type of the rows. */
  row?: Row;
}

export interface PageRequest<Filter, Sort extends string, Selection extends string> {
  filter: Filter;
  sort: Order<Sorts<Sort>>;
  limit: number;
  offset: number;
  columns: Selection;
}

export const statusConditions = ({ status }: StatusFilter, alias: string, given: ComposedStatement) =>
  status ? [`${alias}.status = ${given.add(status, 'text')}`] : [];

/** What narrows a list beside the status. */
export function narrowedBy(filter: StatusFilter): [string, unknown][] {
  return Object.entries(filter)
    .filter(([name, value]) => name !== 'status' && Boolean(value))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
