import type { ListPage, MerchantStatus, SortById } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import { type Landmarks, longestSkip } from '../../platform/database/landmarks';
import { orderParts } from '../../platform/database/statement';
import { BlockCounts } from './block-counts';
import {
  countEveryBlock,
  matchPage,
  type MerchantFilter,
  type PageRequest,
  type Place,
  readMerchantLandmarks,
  walkPage,
} from './merchant-search.repository';
import type { MerchantRow } from './merchant-columns';

/** Where one way of answering becomes cheaper than another; measured at a million merchants. */
interface Limits {
  /** Matches from which walking over ids costs less than a pass over all matches. */
  rememberFrom: number;
  /** Matches from which looking at every merchant costs less than a pass by way of an index. */
  lookAtAllFrom: number;
  /** Reading a match by way of an index costs as much as walking over this many ids. */
  idsPerMatch: number;
  /** So many rows of an order are passed sooner than the way past them is looked up. */
  nearRows: number;
  /** How often writers may move a page while it is read, before it is read in a transaction that they can't disturb. */
  attempts: number;
}

const measured: Limits = {
  rememberFrom: 1_000,
  lookAtAllFrom: 40_000,
  idsPerMatch: 4,
  nearRows: 2_000,
  attempts: 3,
};
const REMEMBERED_FILTERS = 500;
const REMEMBERED_ORDERS = 50;

/** A page of merchants by its offset. */
export interface SearchRequest extends PageRequest {
  offset: number;
}

/** A page, with how many matches each status has at the moment of its statement. */
type Answer = ListPage<MerchantRow> & { totals: Record<MerchantStatus, number> };

function keyOf({ name, number, text, channelState }: MerchantFilter): string {
  return JSON.stringify([name, number, text, channelState]);
}

const orderKeyOf = ({ filter, sort }: PageRequest) =>
  JSON.stringify([keyOf(filter), filter.status, orderParts(sort).column]);
const isById = (request: SearchRequest): request is SearchRequest & { sort: SortById } =>
  orderParts(request.sort).column === 'id';

function hasIndex({ name, number, text, channelState }: MerchantFilter): boolean {
  return Boolean(name || number || text || channelState);
}

/**
 * Searches the merchants of one database. Filters that match few are answered by one pass over an index. For one that
 * matches many, the spread of its matches is counted once and remembered with the snapshot that it was counted in; each
 * later answer adds what changed since. Every answer is exact at the moment of its statement, whoever writes meanwhile.
 */
export class MerchantSearch {
  private readonly remembered = new LRUCache<string, BlockCounts>({ max: REMEMBERED_FILTERS });
  private readonly landmarks = new LRUCache<string, Landmarks>({ max: REMEMBERED_ORDERS });
  private readonly counting = new Map<string, Promise<BlockCounts>>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly limits: Limits = measured,
  ) {}

  async page(request: SearchRequest): Promise<ListPage<MerchantRow>> {
    const { items, total } = await this.answer(request);
    return { items, total };
  }

  /** How many merchants each status has, of those that match the rest of a filter. */
  async totals(
    filter: Partial<Omit<MerchantFilter, 'status'>> = {},
  ): Promise<Record<MerchantStatus, number>> {
    const { totals } = await this.answer({
      filter: { name: '', number: '', channelState: undefined, ...filter, status: undefined },
      sort: '+id',
      limit: 0,
      offset: 0,
      columns: 'option',
    });
    return totals;
  }

  private async answer(asked: SearchRequest): Promise<Answer> {
    const { filter } = asked;
    const { column, direction } = orderParts(asked.sort);
    // Rows of one status are in the order of their ids.
    const isAlike = column === 'status' && filter.status !== undefined;
    const request = isAlike ? ({ ...asked, sort: direction === 'asc' ? '+id' : '-id' } as const) : asked;
    for (let attempt = 0; attempt < this.limits.attempts; attempt += 1) {
      const known = this.remembered.get(keyOf(filter));
      const answer = known ? await this.fromKnown(request, known) : await this.fromUnknown(request);
      if (answer) return answer;
    }
    return this.fromOneMoment(request);
  }

  private async fromKnown(request: SearchRequest, known: BlockCounts): Promise<Answer | null> {
    const { filter } = request;
    const ids = isById(request) ? known.rangeOf(request, filter.status) : undefined;
    const matches = known.total(undefined);
    const walkedRows = ids ? ids.to - ids.from : this.rowsInOrder(request, known);
    const isSparse = walkedRows > matches * this.limits.idsPerMatch;
    if (isSparse && matches < this.limits.lookAtAllFrom && hasIndex(filter))
      return this.fromFewMatches(request);
    const place = ids ?? (await this.placeInOrder(request, known));
    const walked = await walkPage(this.pool, request, place, known.snapshot);
    if (walked.isStale) {
      this.landmarks.delete(orderKeyOf(request));
      return null;
    }
    if (!walked.changes) {
      this.remembered.delete(keyOf(filter));
      return null;
    }
    const current = known.with(walked.snapshot, walked.changes);
    this.remembered.set(keyOf(filter), current);
    if (isById(request) && !isDeepStrictEqual(ids, current.rangeOf(request, filter.status))) return null;
    return { items: walked.rows, total: current.total(filter.status), totals: current.totals };
  }

  /** How many rows of an order a page costs. */
  private rowsInOrder({ filter, limit, offset }: SearchRequest, known: BlockCounts): number {
    const matches = known.total(filter.status);
    return ((limit + Math.min(offset, longestSkip(matches))) * known.ids) / Math.max(1, matches);
  }

  private async placeInOrder(request: SearchRequest, known: BlockCounts): Promise<Place> {
    const { filter, offset } = request;
    const matches = known.total(filter.status);
    if (this.rowsInOrder(request, known) > matches * this.limits.idsPerMatch) return 'few';
    // What a filter finds by an index may lie all at one end of an order.
    const isNear = !hasIndex(filter) && (offset * known.ids) / matches <= this.limits.nearRows;
    if (isNear) return { start: undefined };
    const key = orderKeyOf(request);
    const landmarks = this.landmarks.get(key) ?? (await this.findLandmarks(key, request, matches));
    return { start: landmarks.startFor({ ...orderParts(request.sort), offset }) };
  }

  private async findLandmarks(key: string, request: SearchRequest, matches: number): Promise<Landmarks> {
    const found = await readMerchantLandmarks(this.pool, request, matches);
    this.landmarks.set(key, found);
    return found;
  }

  private async fromUnknown(request: SearchRequest): Promise<Answer | null> {
    const answer = hasIndex(request.filter) ? await this.fromFewMatches(request) : null;
    if (!answer) await this.count(request.filter);
    return answer;
  }

  private async fromFewMatches(request: SearchRequest): Promise<Answer | null> {
    const { filter, offset } = request;
    const { lookAtAllFrom, rememberFrom } = this.limits;
    const { rows, snapshot, counts } = await matchPage(this.pool, request, offset, lookAtAllFrom);
    const found = BlockCounts.of(snapshot, counts);
    const matches = found.total(undefined);
    if (matches >= lookAtAllFrom) return null;
    if (matches >= rememberFrom) this.remembered.set(keyOf(filter), found);
    return { items: rows, total: found.total(filter.status), totals: found.totals };
  }

  // In one snapshot the page can't move between the statement that finds it and the one that reads it.
  private fromOneMoment(request: SearchRequest): Promise<Answer> {
    const { status } = request.filter;
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query('set transaction isolation level repeatable read, read only');
      const current = await this.countAgain(transaction, request);
      const place = isById(request) ? current.rangeOf(request, status) : { start: undefined };
      const { rows } = await walkPage(transaction, request, place, current.snapshot);
      return { items: rows, total: current.total(status), totals: current.totals };
    });
  }

  private async countAgain(client: Queryable, request: SearchRequest): Promise<BlockCounts> {
    const { filter } = request;
    const known = this.remembered.get(keyOf(filter));
    if (known) {
      const nowhere = { from: 0, to: 0, skip: 0 };
      const { snapshot, changes } = await walkPage(
        client,
        { ...request, sort: '+id', limit: 0 },
        nowhere,
        known.snapshot,
      );
      if (changes) return known.with(snapshot, changes);
    }
    const { snapshot, counts } = await countEveryBlock(client, filter);
    return BlockCounts.of(snapshot, counts);
  }

  // Requests that ask for the same at the same time share one count.
  private count(filter: MerchantFilter): Promise<BlockCounts> {
    const key = keyOf(filter);
    const started = this.counting.get(key);
    if (started) return started;
    const counting = countEveryBlock(this.pool, filter)
      .then(({ snapshot, counts }) => {
        const counted = BlockCounts.of(snapshot, counts);
        this.remembered.set(key, counted);
        return counted;
      })
      .finally(() => this.counting.delete(key));
    this.counting.set(key, counting);
    return counting;
  }
}

const searches = new WeakMap<pg.Pool, MerchantSearch>();

/** The one search of a database: what it remembers serves every module. */
export function merchantSearchOf(pool: pg.Pool): MerchantSearch {
  const existing = searches.get(pool);
  if (existing) return existing;
  const search = new MerchantSearch(pool);
  searches.set(pool, search);
  return search;
}
