import type { MerchantStatus, Order } from '@backoffice/contract';
import type { ComposedStatement } from '../database/statement';

/** A sort key of rows; rows with equal keys follow by id, in the same direction. */
interface SortKey {
  /** Returns the SQL expression over the table or its change log; an index has it together with the id. */
  of: (alias: string) => string;
  type: string;
}

/** The status and the other filters of a list: an absent or empty one does not filter. Each of the others has an index. */
export interface StatusFilter {
  status?: MerchantStatus | undefined;
}

/** The types in which lists differ. */
export interface ListTypes {
  filter: StatusFilter;
  sort: string;
  /** The names of the selections of columns. */
  selection: string;
  row: { id: number };
}

export type Sorts<T extends ListTypes> = T['sort'] | 'id';

/**
 * A table whose rows have an id and a status, with the parts of its search that differ between lists. Triggers write each
 * change of searched and sorted columns into `<table>_change`, with the columns of the table and the row's id as `<table>_id`;
 * a line without that id is a change that cannot be added to a count.
 */
export interface SearchedList<T extends ListTypes> {
  table: string;
  /** The alias of the table in `columns`, `joins` and `indexed`. */
  alias: string;
  sortKeys: Record<Sorts<T>, SortKey>;
  columns: (selection: T['selection'], limit: number) => string;
  /** The cheapest selection, for calls that need no rows. */
  least: T['selection'];
  joins: (selection: T['selection']) => string;
  /**
   * The conditions without that of the status, for checks row by row: on the table or on its change log. Written so that the
   * planner uses no index for them.
   */
  plain: (filter: T['filter'], alias: string, given: ComposedStatement) => string[];
  /** The same conditions for many rows, by indexes. */
  indexed: (filter: T['filter'], given: ComposedStatement) => string[];
  /** The conditions for a pass over the whole table, with a join that adds at most one row to each; `plain` when omitted. */
  whole?: (filter: T['filter'], given: ComposedStatement) => { join: string; conditions: string[] };
  /** Returns a condition for lines without an id, `l` in the log, that do not affect a filter; when omitted, all of them do. */
  passedOver?: (filter: T['filter']) => string | undefined;
  /** Never set; carries the type of the rows. */
  row?: T['row'];
}

export interface PageRequest<T extends ListTypes> {
  filter: T['filter'];
  sort: Order<Sorts<T>>;
  limit: number;
  offset: number;
  columns: T['selection'];
}

export const statusConditions = ({ status }: StatusFilter, alias: string, given: ComposedStatement) =>
  status ? [`${alias}.status = ${given.add(status, 'text')}`] : [];

/** Returns the filters other than the status. */
export function narrowedBy(filter: StatusFilter): [string, unknown][] {
  return Object.entries(filter)
    .filter(([name, value]) => name !== 'status' && Boolean(value))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
