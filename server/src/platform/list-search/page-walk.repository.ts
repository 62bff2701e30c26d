import { ComposedStatement, orderParts, whereOf } from '../database/statement';
import type { Queryable } from '../database/transaction';
import { BLOCK, type BlockCount, type IdRange } from './block-counts';
import type { Start } from './landmarks';
import { partsOf } from './list-passes.repository';
import { type ListTypes, type PageRequest, type SearchedList, statusConditions } from './searched-list';

/**
 * Where to look for a page: in a range of ids; in the requested order, from its beginning or from a start on; or among a number
 * of rows at one end of the order, which may contain only a part of the page. At the last end, the page is found by the total
 * number of matches.
 */
export type PageLocation =
  | IdRange
  | { start: Start | undefined }
  | { first: number }
  | { last: number; total: number };

interface PageParts {
  /** SQL of common table expressions, the last of which is `page`. */
  tables: string;
  /** SQL: true when the start can no longer be used. */
  isStale: string;
  /** SQL: by how many matches those before the page have decreased since the start was read; 0 when unknown. */
  moved: string;
  /** SQL: true when enough has changed since the start was read that it should soon be read again. */
  isOld: string;
}

// Counting again costs less than adding up this many changes.
const MAX_CHANGES = 10_000;

// Half of the limit, to leave time to read a new start before a request has to wait for it.
const MANY_CHANGES = MAX_CHANGES / 2;

// The number of matches by which a page may move before a new start is needed: the planner has to know the length of a walk.
const MAX_MOVED = 1_000;

/** The statement that reads a page of a list from a known location. */
export class PageWalk<T extends ListTypes> {
  /** @param snapshot SQL of the statement's snapshot, from `snapshotText` */
  constructor(
    private readonly list: SearchedList<T>,
    private readonly snapshot: string,
  ) {}

  /**
   * Reads the rows of one location, and the changes since `snapshot` to the counts behind it. One statement, so that both are
   * from one snapshot.
   *
   * @returns the rows and the snapshot of the statement. `changes` is null when they are no longer known; `isStale` is true
   *   when a new start is needed, with the number of matches by which the page has `moved`; `isOld` is true when a new start is
   *   needed soon
   */
  async read(db: Queryable, request: PageRequest<T>, location: PageLocation, snapshot: string) {
    const { alias, columns, joins, plain } = this.list;
    const { filter } = request;
    const given = new ComposedStatement();
    const since = given.add(snapshot, 'pg_snapshot');
    const { tables, isStale, moved, isOld } = this.pageOf(location, request, given);
    const text = `
      with unseen as (${this.unseenSince(since)}),
      ${tables},
      change as (
        select l.${this.logId} / ${BLOCK} as block,
          coalesce(sum(l.difference) filter (where l.status = 'active'), 0) as active,
          coalesce(sum(l.difference) filter (where l.status = 'inactive'), 0) as inactive
        from unseen l ${whereOf([`l.${this.logId} is not null`, ...plain(filter, 'l', given)])}
        group by 1
      )
      select (
          select json_build_object(
            'snapshot', ${this.snapshot},
            'changes', (select json_agg(json_build_array(block, active, inactive)) from change),
            'isLost', ${this.isLost(since, 'unseen', filter)},
            'isStale', ${isStale},
            'moved', ${moved},
            'isOld', ${isOld}
          )
        ) as info,
        ${columns(request.columns, request.limit)}
      from (values (1)) as one
      left join page ${alias} on true
      ${joins(request.columns)}
      order by ${this.orderOf(request)}`;
    type Info = {
      snapshot: string;
      changes: BlockCount[] | null;
      isLost: boolean;
      isStale: boolean;
      moved: number;
      isOld: boolean;
    };
    const { rows, info } = partsOf(await given.rows<T['row'] & { info: Info }>(db, text));
    return { rows, ...info, changes: info.isLost ? null : (info.changes ?? []) };
  }

  private get logId(): string {
    return `${this.list.table}_id`;
  }

  private matching(filter: T['filter'], alias: string, given: ComposedStatement): string[] {
    return [...statusConditions(filter, alias, given), ...this.list.plain(filter, alias, given)];
  }

  private orderOf({ sort }: PageRequest<T>, isTurned = false): string {
    const { alias, sortKeys } = this.list;
    const { column, direction: requested } = orderParts(sort);
    const direction = isTurned ? (requested === 'asc' ? 'desc' : 'asc') : requested;
    const byId = `${alias}.id ${direction}`;
    return column === 'id' ? byId : `${sortKeys[column].of(alias)} ${direction}, ${byId}`;
  }

  private unseenSince(since: string): string {
    return `
      select l.* from ${this.list.table}_change l
      where l.xid >= pg_snapshot_xmin(${since}) and not pg_visible_in_snapshot(l.xid, ${since})
      limit ${MAX_CHANGES}`;
  }

  private isLost(since: string, unseen: string, filter: T['filter']): string {
    const passedOver = this.list.passedOver?.(filter);
    const markers = [`l.${this.logId} is null`, ...(passedOver ? [`not ${passedOver}`] : [])];
    return `
      (select xid >= pg_snapshot_xmin(${since}) from ${this.list.table}_change_horizon)
        or exists (select from ${unseen} l ${whereOf(markers)})
        or (select count(*) = ${MAX_CHANGES} from ${unseen})`;
  }

  private pageOf(location: PageLocation, request: PageRequest<T>, given: ComposedStatement): PageParts {
    if ('first' in location || 'last' in location) return this.pageNear(location, request, given);
    if ('start' in location && location.start) return this.pageFrom(location.start, request, given);
    return this.pageAt('from' in location ? location : undefined, request, given);
  }

  private pageFrom(start: Start, request: PageRequest<T>, given: ComposedStatement): PageParts {
    const { alias, sortKeys, table } = this.list;
    const { filter, limit, offset, sort } = request;
    const { expected, landmark, left, listed, passed } = start;
    const { column, direction } = orderParts(sort);
    // A single comparison by id: the planner estimates a pair of equal ids as two conditions.
    const isById = column === 'id';
    const { of, type } = sortKeys[column];
    const since = given.add(start.snapshot, 'pg_snapshot');
    const id = given.add(landmark.id, 'bigint');
    const startKey = isById ? id : `(${given.add(landmark.key, type)}, ${id})`;
    const keyIn = (name: string, idOf: string) =>
      isById ? `${name}.${idOf}` : `(${of(name)}, ${name}.${idOf})`;
    const [onWay, behind] = direction === 'asc' ? ['>=', '<'] : ['<', '>='];
    const conditions = [`${keyIn(alias, 'id')} ${onWay} ${startKey}`, ...this.matching(filter, alias, given)];
    const isBehind = `(${keyIn('l', this.logId)}) ${behind} ${startKey}`;
    const ahead = `${given.add(offset, 'bigint')} - ${given.add(passed, 'bigint')}`;
    const max = given.add(limit, 'bigint');
    const ids = listed && given.add(listed.ids, 'bigint[]');
    const gone = ids
      ? `count(*) filter (where l.difference < 0 and l.${this.logId} in (select unnest(${ids})))`
      : '0';
    const candidates =
      listed &&
      `
      candidate as materialized (
        select unnest(${ids}) as id
        union
        select l.${this.logId} from unseen_moves l ${whereOf(['l.difference > 0', ...this.matching(filter, 'l', given)])}
      ),`;
    // The candidates are few: their rows are read first, so that the planner does not scan an index for the conditions.
    const located = listed
      ? `select ${alias}.id from (
          select ${alias}.* from candidate join ${table} ${alias} on ${alias}.id = candidate.id offset 0
        ) ${alias} ${whereOf(conditions)} order by ${this.orderOf(request)}`
      : `select id from (
          select ${alias}.id from ${table} ${alias} ${whereOf(conditions)}
          order by ${this.orderOf(request)} limit ${given.add(expected + MAX_MOVED + limit, 'bigint')}
        ) ${alias}`;
    const isShort = listed?.isAll
      ? 'rows < 0'
      : listed
        ? `rows < 0 or rows + ${max} + gone > ${given.add(listed.ids.length, 'bigint')}`
        : `rows not between 0 and ${given.add(expected + MAX_MOVED, 'bigint')}`;
    const isLost = this.isLost(since, 'unseen_moves', filter);
    return {
      tables: `
      unseen_moves as materialized (${this.unseenSince(since)}),
      skipped as materialized (
        select
          ${ahead} - coalesce(sum(l.difference) filter (where ${isBehind}), 0) as rows,
          greatest(0, ${given.add(left, 'bigint')} + coalesce(sum(l.difference), 0)) as remaining,
          ${gone} as gone
        from unseen_moves l ${whereOf(this.matching(filter, 'l', given))}
      ),
      ${candidates ?? ''}
      located as materialized (
        ${located}
        limit (select least(remaining, ${max}) from skipped) offset (select greatest(rows, 0) from skipped)
      ),
      page as materialized (select ${alias}.* from located join ${table} ${alias} on ${alias}.id = located.id)`,
      isStale: `${isLost} or (select ${isShort} from skipped)`,
      moved: `(select case when ${isLost} then 0 else rows - (${ahead}) end from skipped)`,
      isOld: `(select count(*) >= ${MANY_CHANGES} from unseen_moves)`,
    };
  }

  // The rows are limited before any condition is checked: the length of the walk is exact, not an estimate.
  private pageNear(
    location: { first: number } | { last: number; total: number },
    request: PageRequest<T>,
    given: ComposedStatement,
  ): PageParts {
    const { alias, table } = this.list;
    const { filter } = request;
    const isLast = 'last' in location;
    const order = this.orderOf(request, isLast);
    const limit = given.add(request.limit, 'bigint');
    const offset = given.add(request.offset, 'bigint');
    const walked = `
      select ${alias}.* from (
        select ${alias}.* from ${table} ${alias} order by ${order}
        limit ${given.add(isLast ? location.last : location.first, 'bigint')}
      ) ${alias} ${whereOf(this.matching(filter, alias, given))} order by ${order}`;
    const tables = isLast
      ? `
      remaining as materialized (
        select greatest(0, ${given.add(location.total, 'bigint')} + coalesce(sum(l.difference), 0) - ${offset}) as rows
        from unseen l ${whereOf([`l.${this.logId} is not null`, ...this.matching(filter, 'l', given)])}
      ),
      page as materialized (
        ${walked}
        limit (select least(rows, ${limit}) from remaining)
        offset (select greatest(0, rows - ${limit}) from remaining)
      )`
      : `page as materialized (${walked} limit ${limit} offset ${offset})`;
    return { tables, isStale: 'false', moved: '0::bigint', isOld: 'false' };
  }

  private pageAt(range: IdRange | undefined, request: PageRequest<T>, given: ComposedStatement): PageParts {
    const { alias, table } = this.list;
    const { filter, limit, offset } = request;
    const conditions = [
      ...(range
        ? [
            `${alias}.id >= ${given.add(range.from, 'bigint')}`,
            `${alias}.id < ${given.add(range.to, 'bigint')}`,
          ]
        : []),
      ...this.matching(filter, alias, given),
    ];
    return {
      tables: `page as materialized (
        select ${alias}.* from ${table} ${alias} ${whereOf(conditions)} order by ${this.orderOf(request)}
        limit ${given.add(limit, 'bigint')} offset ${given.add(range?.skip ?? offset, 'bigint')}
      )`,
      isStale: 'false',
      moved: '0::bigint',
      isOld: 'false',
    };
  }
}
