import { LIVE_ROWS_MAX } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import type { ListRow } from '../../declaration/define-list';
import type { AnyFilter } from '../../declaration/filters';

/** The change of a row on screen: changed, no longer matching the filters, or deleted. */
export type RowChangeKind = 'changed' | 'left' | 'gone';

/** The announced changes of a list's rows that have not been read yet. */
export interface PendingRows {
  /** The ids of changed and deleted rows. */
  touched: ReadonlySet<number>;
  created: ReadonlySet<number>;
  /** There may be more new rows than the known ones. */
  isCreatedMore: boolean;
  /** The ids of rows that only this user has written. */
  own: ReadonlySet<number>;
  /** The rows that the announcement contained, null for those that are gone; the others have to be read. */
  answers: ReadonlyMap<number, ListRow | null>;
  /** Any row may have changed. */
  isAny: boolean;
}

export const nothingPending: PendingRows = {
  touched: new Set(),
  created: new Set(),
  isCreatedMore: false,
  own: new Set(),
  answers: new Map(),
  isAny: false,
};

/** Adds an announced change. @param change null when something may have been missed */
export function noted(pending: PendingRows, change: RowsChange | null): PendingRows {
  if (!change) return { ...pending, answers: new Map(), isAny: true };
  const { created, changed, deleted, own, isMany, rows, someCreated = [] } = change;
  const touched = new Set([...pending.touched, ...changed, ...deleted]);
  const written = [...created, ...changed, ...deleted];
  const others = new Set(written.filter((id) => !own.includes(id)));
  const answers = new Map(isMany ? [] : pending.answers);
  for (const id of written) {
    if (rows) answers.set(id, rows.find((row) => row.id === id) ?? null);
    else answers.delete(id);
  }
  return {
    touched,
    created: new Set([...pending.created, ...created, ...someCreated]),
    isCreatedMore: pending.isCreatedMore || someCreated.length > 0,
    own: new Set([...pending.own, ...own].filter((id) => !others.has(id))),
    answers,
    isAny: pending.isAny || isMany,
  };
}

type Filters = Record<string, AnyFilter<string>>;
type Fit = 'in' | 'out' | 'unknown';

const inForce = (filters: Filters, query: object) =>
  Object.entries(query).filter(([name, value]) => filters[name]?.bar && value !== undefined && value !== '');

/** Tests whether a row matches the filters, as far as the row shows it: only choices of its own fields. */
export function fitOf(filters: Filters, query: object, row: ListRow): Fit {
  const fits = inForce(filters, query).map(([name, value]): Fit => {
    if (filters[name]!.bar!.kind !== 'select' || !(name in row)) return 'unknown';
    return String((row as unknown as Record<string, unknown>)[name]) === String(value) ? 'in' : 'out';
  });
  if (fits.includes('out')) return 'out';
  return fits.includes('unknown') ? 'unknown' : 'in';
}

export interface Shown<T> {
  rows: readonly T[];
  filters: Filters;
  query: object;
  /** New rows that are already offered; left out where they are not known one by one. */
  offered?: ReadonlySet<number>;
}

/** Returns the ids of the touched rows on screen, which have to be read. */
export function idsToRead({ isAny, touched }: PendingRows, { rows }: Pick<Shown<ListRow>, 'rows'>): number[] {
  const ids = rows.map(({ id }) => id).filter((id) => isAny || touched.has(id));
  return ids.slice(0, LIVE_ROWS_MAX);
}

/** Tests whether a new row belongs to the list, as far as known without a call. */
function fitOfNew(id: number, { answers }: PendingRows, { filters, query }: Shown<ListRow>): Fit {
  const row = answers.get(id);
  if (row === null) return 'out';
  if (inForce(filters, query).length === 0) return 'in';
  return row ? fitOf(filters, query, row) : 'unknown';
}

type Dated = ListRow & { updatedAt?: string };

/** Returns true if the read row is older than the one on screen, for example before the user's own edit. */
function isOlder(row: Dated, shown: Dated): boolean {
  return row.updatedAt !== undefined && shown.updatedAt !== undefined && row.updatedAt < shown.updatedAt;
}

const sameValues = (row: object, shown: object) =>
  Object.entries(row).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify((shown as Record<string, unknown>)[name]),
  );

export interface RowsPlan<T> {
  /** The rows that replace those on screen. */
  rows: T[];
  /** The changed rows to mark, by id. */
  changes: ReadonlyMap<number, RowChangeKind>;
  /** New rows that belong to the list and are not on screen. */
  offered: number[];
  /** Rows that are not on screen, for which only the server knows whether they belong to the list. */
  unresolved: number[];
  /** There may be more new rows than the offered ones. */
  isCreatedMore: boolean;
  /** Other cached pages may be outdated. */
  isElsewhere: boolean;
}

/**
 * Plans the update of the rows on screen. No row is added, removed or moved.
 * @param answered the answer of the server for the ids that were read
 */
export function planRows<T extends ListRow>(
  pending: PendingRows,
  read: readonly number[],
  answered: readonly T[],
  screen: Shown<T>,
): RowsPlan<T> {
  const { touched, created, isCreatedMore, own } = pending;
  const { rows, filters, query } = screen;
  const now = new Map(answered.map((row) => [row.id, row]));
  const isShown = (id: number) => rows.some((row) => row.id === id);
  const plan = { rows: [] as T[], changes: new Map<number, RowChangeKind>() };
  for (const shown of rows) {
    const row = now.get(shown.id);
    if (!read.includes(shown.id) || (row && (isOlder(row, shown) || sameValues(row, shown)))) continue;
    if (row) plan.rows.push(row);
    const whole = { ...shown, ...row };
    const hasLeft = row && fitOf(filters, query, shown) !== 'out' && fitOf(filters, query, whole) === 'out';
    if (!row) plan.changes.set(shown.id, 'gone');
    else if (hasLeft) plan.changes.set(shown.id, 'left');
    else if (!own.has(shown.id)) plan.changes.set(shown.id, 'changed');
  }
  const unseen = [...created].filter((id) => !isShown(id) && !screen.offered?.has(id));
  const thatFit = (fit: Fit) => unseen.filter((id) => fitOfNew(id, pending, screen) === fit);
  const offered = thatFit('in');
  const touchedSince = [...(screen.offered ?? [])].filter((id) => pending.isAny || touched.has(id));
  const unresolved = [...thatFit('unknown'), ...touchedSince];
  const isElsewhere = offered.length > 0 || [...touched].some((id) => !isShown(id) || !now.has(id));
  return { ...plan, offered, unresolved, isCreatedMore, isElsewhere };
}
