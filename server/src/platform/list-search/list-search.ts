import type { ListPage, Order, StatusTotals, UncountedPage } from '@backoffice/contract';
import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { orderParts } from '../database/statement';
import { inOneSnapshot, type Queryable } from '../database/transaction';
import { hasIndex, keyOf, nowhere, orderKeyOf, rangeOf } from './requested-page';
import { BlockCounts } from './block-counts';
import { guessStart } from './guessed-start';
import type { Landmark, Landmarks } from './landmarks';
import { type Limits, measured } from './limits';
import { ListPasses } from './list-passes.repository';
import { PageWalk, type PageLocation } from './page-walk.repository';
import { createRemembered } from './remembered';
import type { ListTypes, PageRequest, SearchedList, Sorts, StatusFilter } from './searched-list';
import { snapshotText } from './snapshot';

/** The name of a count under way. */
const countOf = (filter: StatusFilter) => `count ${keyOf(filter)}`;
const REMEMBERED_FILTERS = 500;
const REMEMBERED_ORDERS = 50;

/** A page, with the number of matches of each status in the snapshot of its statement. */
type Answer<Row> = ListPage<Row> & { totals: Readonly<StatusTotals> };

/** Reports that the page has moved, by how many matches if that is known. */
interface Moved {
  moved: number;
}

/**
 * Searches a list of one database. Filters with few matches are answered by one pass over an index. For a filter with many, the
 * distribution of its matches is counted once and remembered with its snapshot; each later answer adds the changes since. Every
 * answer is exact in the snapshot of its statement, despite concurrent writes.
 */
export class ListSearch<T extends ListTypes> {
  private readonly passes;
  private readonly walk;
  private readonly remembered = createRemembered<BlockCounts>(REMEMBERED_FILTERS);
  private readonly landmarks = createRemembered<Landmarks>(REMEMBERED_ORDERS);
  private readonly underWay = new Map<string, Promise<unknown>>();
  private isFinding = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly list: SearchedList<T>,
    private readonly limits: Limits = measured,
  ) {
    const snapshot = snapshotText(pool, list.table);
    this.passes = new ListPasses(list, snapshot);
    this.walk = new PageWalk(list, snapshot);
  }

  async page(request: PageRequest<T>): Promise<ListPage<T['row']>> {
    const { items, total } = await this.answer(request);
    return { items, total };
  }

  /**
   * Returns the page without its total when the matches of its filter would have to be counted first, and are many: near the
   * beginning of the order there are enough of them for the page. The count begins, and the next request waits for it.
   */
  async pageAtOnce(request: PageRequest<T>): Promise<UncountedPage<T['row']>> {
    const items = await this.rowsAtOnce(request);
    return items ? { items, total: null } : this.page(request);
  }

  /** Returns the number of matching rows of each status; the filter's own status is ignored. */
  async totals(filter: Omit<T['filter'], 'status'>): Promise<StatusTotals> {
    const { totals } = await this.answer({
      filter: { ...(filter as T['filter']), status: undefined },
      sort: '+id',
      limit: 0,
      offset: 0,
      columns: this.list.least,
    });
    return totals;
  }

  /** Reads the landmarks of every order of all rows, one after the other, before the first request. A short list needs none. */
  async findOrders(): Promise<void> {
    const { active, inactive } = await this.totals({} as T['filter']);
    const total = active + inactive;
    if (total <= 2 * this.limits.firstRows) return;
    const request = { filter: {} as T['filter'], limit: 0, offset: 0, columns: this.list.least };
    for (const column of Object.keys(this.list.sortKeys) as Sorts<T>[])
      if (column !== 'id') await this.findLandmarks({ ...request, sort: `+${column}` }, total);
  }

  private async answer(wanted: PageRequest<T>): Promise<Answer<T['row']>> {
    const { column, direction } = orderParts(wanted.sort);
    // Rows of one status are in the order of their ids.
    const isAlike = column === 'status' && wanted.filter.status !== undefined;
    const sort: Order<Sorts<T>> = isAlike ? (direction === 'asc' ? '+id' : '-id') : wanted.sort;
    const request = { ...wanted, sort };
    let moved = 0;
    for (let attempt = 0; attempt < this.limits.attempts; attempt += 1) {
      const known = this.remembered.get(keyOf(wanted.filter));
      const answer = known ? await this.fromKnown(request, known, moved) : await this.fromUnknown(request);
      if (answer && 'items' in answer) return answer;
      moved = answer?.moved ?? 0;
    }
    return this.fromOneMoment(request);
  }

  private async fromKnown(
    request: PageRequest<T>,
    known: BlockCounts,
    movedBefore: number,
  ): Promise<Answer<T['row']> | Moved | null> {
    const key = keyOf(request.filter);
    const location = await this.locationOf(request, known, movedBefore);
    if (location === 'few') {
      const answer = await this.fromFewMatches(request);
      if (answer) this.findBeside(request, answer.total);
      // The matches have become many.
      else this.remembered.delete(key);
      return answer;
    }
    const walked = await this.walk.read(this.pool, request, location, known.snapshot);
    if (!walked.changes) {
      this.remembered.delete(key);
      return null;
    }
    const current = known.with(walked.snapshot, walked.changes);
    this.remembered.set(key, current);
    if (walked.isStale) {
      if (movedBefore !== 0 || walked.moved === 0) this.landmarks.delete(orderKeyOf(request));
      return movedBefore === 0 ? { moved: walked.moved } : null;
    }
    if ('from' in location && !isDeepStrictEqual(location, rangeOf(request, current))) return null;
    const total = current.total(request.filter.status);
    const passed = 'first' in location ? location.first : 'last' in location ? location.last : undefined;
    if (passed !== undefined && walked.rows.length < Math.min(request.limit, total - request.offset)) {
      await this.findLandmarks(request, total);
      return { moved: movedBefore };
    }
    const isGuessed = 'start' in location && !this.landmarks.has(orderKeyOf(request));
    const { maxListed, nearRows } = this.limits;
    const rows = 'from' in location && total <= maxListed ? location.to - location.from : (passed ?? 0);
    if (walked.isOld || isGuessed || rows > 2 * nearRows) this.findBeside(request, total);
    return { items: walked.rows, total, totals: current.totals };
  }

  private async locationOf(
    request: PageRequest<T>,
    known: BlockCounts,
    moved: number,
  ): Promise<PageLocation | 'few'> {
    const { filter, limit, offset, sort } = request;
    const { firstRows, lookAtAllFrom, maxListed, nearRows } = this.limits;
    const matches = known.total(filter.status);
    const range = rangeOf(request, known);
    const found = this.landmarks.get(orderKeyOf(request));
    const maxRows = matches > maxListed ? Infinity : found ? nearRows : firstRows;
    if (range && range.to - range.from <= maxRows) return range;
    if (!found && !range) {
      // The average number of rows from one match to the next, unless matches cluster at one end of the order: then landmarks
      // are needed.
      const apart = known.ids / matches;
      const first = (offset + limit) * apart;
      const last = (matches - offset) * apart;
      const rows = Math.min(first, last);
      const walk = 2 * (rows <= nearRows ? nearRows : firstRows);
      if (rows <= firstRows) return first <= last ? { first: walk } : { last: walk, total: matches };
    }
    if (!found) {
      if (hasIndex(filter) && known.total(undefined) < lookAtAllFrom) return 'few';
      const start = await this.guess(request, matches);
      if (start) return { start };
    }
    const landmarks = found ?? (await this.findLandmarks(request, matches));
    return { start: landmarks.startFor({ ...orderParts(sort), offset, limit, moved }) };
  }

  private async guess(request: PageRequest<T>, matches: number) {
    const { firstRows, maxListed } = this.limits;
    const { offset, sort } = request;
    const all = this.landmarks.get(orderKeyOf({ ...request, filter: {} }));
    const count = (row: Landmark) => this.passes.countBefore(this.pool, request, row, matches <= maxListed);
    const wanted = { ...orderParts(sort), offset, matches, count, nearRows: 2 * firstRows };
    return (
      all && this.once(`guess ${orderKeyOf(request)} ${sort} ${offset}`, () => guessStart({ ...wanted, all }))
    );
  }

  private findLandmarks(request: PageRequest<T>, matches: number): Promise<Landmarks> {
    const key = orderKeyOf(request);
    return this.once(`order ${key}`, async () => {
      const found = await this.passes.readLandmarks(this.pool, request, matches, this.limits.maxListed);
      this.landmarks.set(key, found);
      return found;
    });
  }

  // Runs for one order at a time. No request waits for it; other orders wait for a later request.
  private findBeside(request: PageRequest<T>, matches: number): void {
    if (this.isFinding) return;
    this.isFinding = true;
    this.findLandmarks(request, matches)
      // The next request tries again.
      .catch(() => {})
      .finally(() => (this.isFinding = false));
  }

  private async fromUnknown(request: PageRequest<T>): Promise<Answer<T['row']> | null> {
    const { filter } = request;
    const isCounting = this.underWay.has(countOf(filter));
    const answer = hasIndex(filter) && !isCounting ? await this.fromFewMatches(request) : null;
    if (!answer) await this.count(filter);
    return answer;
  }

  private async rowsAtOnce(request: PageRequest<T>): Promise<T['row'][] | undefined> {
    const { filter, limit, offset } = request;
    const { firstRows, lookAtAllFrom } = this.limits;
    const all = this.remembered.get(keyOf({}));
    if (!all || !hasIndex(filter) || this.remembered.has(keyOf(filter))) return undefined;
    // Evenly distributed, this many rows have the page of a filter whose matches are counted row by row.
    const first = Math.ceil(((offset + limit) * all.total(undefined)) / lookAtAllFrom);
    if (first < offset + limit || first > firstRows) return undefined;
    const { rows } = await this.walk.read(this.pool, request, { first }, all.snapshot);
    if (rows.length < limit) return undefined;
    // The next request tries again.
    this.count(filter).catch(() => {});
    return rows;
  }

  private async fromFewMatches(request: PageRequest<T>): Promise<Answer<T['row']> | null> {
    const { filter } = request;
    const { lookAtAllFrom, rememberFrom } = this.limits;
    const { rows, snapshot, counts } = await this.passes.matchPage(this.pool, request, lookAtAllFrom);
    const found = BlockCounts.of(snapshot, counts);
    const matches = found.total(undefined);
    if (matches >= lookAtAllFrom) return null;
    if (matches >= rememberFrom) this.remembered.set(keyOf(filter), found);
    return { items: rows, total: found.total(filter.status), totals: found.totals };
  }

  // In one snapshot the page cannot move between the statement that finds it and the one that reads it.
  private fromOneMoment(request: PageRequest<T>): Promise<Answer<T['row']>> {
    const { status } = request.filter;
    return inOneSnapshot(this.pool, async (transaction) => {
      const current = await this.countAgain(transaction, request);
      const location = rangeOf(request, current) ?? { start: undefined };
      const { rows } = await this.walk.read(transaction, request, location, current.snapshot);
      return { items: rows, total: current.total(status), totals: current.totals };
    });
  }

  private async countAgain(client: Queryable, request: PageRequest<T>): Promise<BlockCounts> {
    const { filter } = request;
    const known = this.remembered.get(keyOf(filter));
    if (known) {
      const { snapshot, changes } = await this.walk.read(
        client,
        { ...request, sort: '+id', limit: 0 },
        nowhere,
        known.snapshot,
      );
      if (changes) return known.with(snapshot, changes);
    }
    const { snapshot, counts } = await this.passes.countEveryBlock(client, filter);
    return BlockCounts.of(snapshot, counts);
  }

  private count(filter: T['filter']): Promise<unknown> {
    return this.once(countOf(filter), async () => {
      const { snapshot, counts } = await this.passes.countEveryBlock(this.pool, filter);
      this.remembered.set(keyOf(filter), BlockCounts.of(snapshot, counts));
    });
  }

  // Concurrent requests for the same thing share one pass.
  private once<T>(what: string, read: () => Promise<T>): Promise<T> {
    const started = this.underWay.get(what) as Promise<T> | undefined;
    if (started) return started;
    const reading = read().finally(() => this.underWay.delete(what));
    this.underWay.set(what, reading);
    return reading;
  }
}

/** The search of a list, one for each database: its caches serve all modules. */
export function searchOf<T extends ListTypes>(list: SearchedList<T>) {
  const searches = new WeakMap<pg.Pool, ListSearch<T>>();
  return (pool: pg.Pool) => {
    const search = searches.get(pool) ?? new ListSearch(pool, list);
    searches.set(pool, search);
    return search;
  };
}
