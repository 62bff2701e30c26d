import { ComposedStatement, one, orderParts, whereOf } from '../database/statement';
import type { Queryable } from '../database/transaction';
import { BLOCK, type BlockCount } from './block-counts';
import type { CountedBefore } from './guessed-start';
import { type Landmark, Landmarks, stepFor } from './landmarks';
import { type ListTypes, type PageRequest, type SearchedList, statusConditions } from './searched-list';

/** The statements that pass over all matches of a filter. */
export class ListPasses<T extends ListTypes> {
  /** @param snapshot SQL of the statement's snapshot, from `snapshotText` */
  constructor(
    private readonly list: SearchedList<T>,
    private readonly snapshot: string,
  ) {}

  /**
   * Reads the page, the counts and the snapshot in one pass over all matches that the indexes find, or over `atMost` of them.
   */
  async matchPage(db: Queryable, request: PageRequest<T>, atMost: number) {
    const { alias, columns, indexed, joins, sortKeys, table } = this.list;
    const { filter, limit, offset, sort } = request;
    const given = new ComposedStatement();
    const { column, direction } = orderParts(sort);
    const status = filter.status ? [`status = ${given.add(filter.status, 'text')}`] : [];
    const text = `
      with matched as materialized (
        select ${alias}.id, ${alias}.status, ${sortKeys[column].of(alias)} as key
        from ${table} ${alias} ${whereOf(indexed(filter, given))}
        limit ${given.add(atMost, 'bigint')}
      ),
      page as (
        select id, row_number() over () as position
        from (
          select id from matched ${whereOf(status)}
          order by key ${direction}, id ${direction} limit ${given.add(limit, 'bigint')} offset ${given.add(offset, 'bigint')}
        ) as ids
      ),
      counted as (
        select id / ${BLOCK} as block,
          count(*) filter (where status = 'active') as active,
          count(*) filter (where status = 'inactive') as inactive
        from matched
        group by 1
      )
      select
        case when coalesce(page.position, 1) = 1 then json_build_object(
          'snapshot', ${this.snapshot},
          'counts', (select json_agg(json_build_array(block, active, inactive)) from counted)
        ) end as info,
        ${columns(request.columns, request.limit)}
      from (values (1)) as one
      left join page on true
      left join ${table} ${alias} on ${alias}.id = page.id
      ${joins(request.columns)}
      order by page.position`;
    type Info = { snapshot: string; counts: BlockCount[] | null };
    const { rows, info } = partsOf(await given.rows<T['row'] & { info: Info }>(db, text));
    return { rows, snapshot: info.snapshot, counts: info.counts ?? [] };
  }

  /** Reads the landmarks of an order in a pass over all matches, of which there are approximately `matches`. */
  async readLandmarks(
    db: Queryable,
    { filter, sort }: PageRequest<T>,
    matches: number,
    maxListed: number,
  ): Promise<Landmarks> {
    const { alias, sortKeys } = this.list;
    const given = new ComposedStatement();
    const isListed = matches <= maxListed;
    const key = sortKeys[orderParts(sort).column].of(alias);
    const step = stepFor(matches);
    const { from, where } = this.matching(filter, isListed, given);
    const text = `
      select ${this.snapshot} as snapshot, count(*) as total,
        json_agg(json_build_array(key::text, id, before) order by before) filter (where before % ${given.add(step, 'bigint')} = 0 or is_last) as landmarks,
        ${isListed ? 'json_agg(id order by before)' : 'null'} as ids
      from (
        select ${key} as key, ${alias}.id, row_number() over places - 1 as before, lead(${alias}.id) over places is null as is_last
        from ${from} ${where}
        window places as (order by ${key}, ${alias}.id)
      ) as numbered`;
    type Found = {
      snapshot: string;
      total: number;
      landmarks: [string, number, number][] | null;
      ids: number[] | null;
    };
    const found = await given.rowsPlannedAnew<Found>(db, text);
    const { snapshot, total, landmarks, ids } = one(found, 'of landmarks');
    const read: Landmark[] = (landmarks ?? []).map(([at, id, before]) => ({ key: at, id, before }));
    const last = read.at(-1);
    // Just after the last row, for walks down from the very end.
    const end = last && { ...last, id: last.id + 1, before: total };
    const all = end ? [...read.filter(({ before }) => before % step === 0), end] : [];
    return new Landmarks(snapshot, total, step, all, ids ?? (isListed ? [] : undefined));
  }

  /** Counts the matches before a row of an order, and all matches: by indexes when they are few. */
  async countBefore(
    db: Queryable,
    { filter, sort }: PageRequest<T>,
    { key, id }: Pick<Landmark, 'key' | 'id'>,
    isFew: boolean,
  ): Promise<CountedBefore> {
    const { alias, sortKeys } = this.list;
    const given = new ComposedStatement();
    const { of, type } = sortKeys[orderParts(sort).column];
    const { from, where } = this.matching(filter, isFew, given);
    const text = `
      select ${this.snapshot} as snapshot, count(*) as total,
        count(*) filter (where (${of(alias)}, ${alias}.id) < (${given.add(key, type)}, ${given.add(id, 'bigint')})) as before
      from ${from} ${where}`;
    return one(await given.rowsPlannedAnew<CountedBefore>(db, text), 'that counts before a row');
  }

  /** Counts by reading every row: for filters with so many matches that an index does not help. */
  async countEveryBlock(db: Queryable, filter: T['filter']) {
    const { alias } = this.list;
    const given = new ComposedStatement();
    const { from, conditions } = this.whole(filter, given);
    const text = `
      with counted as (
        select ${alias}.id / ${BLOCK} as block,
          count(*) filter (where ${alias}.status = 'active') as active,
          count(*) filter (where ${alias}.status = 'inactive') as inactive
        from ${from} ${whereOf(conditions)}
        group by 1
      )
      select ${this.snapshot} as snapshot,
        (select json_agg(json_build_array(block, active, inactive)) from counted) as counts`;
    const { rows } = await db.query<{ snapshot: string; counts: BlockCount[] | null }>(text, given.values);
    const { snapshot, counts } = one(rows, 'that counts a list');
    return { snapshot, counts: counts ?? [] };
  }

  private get from(): string {
    return `${this.list.table} ${this.list.alias}`;
  }

  private matching(filter: T['filter'], isFew: boolean, given: ComposedStatement) {
    const { alias, indexed } = this.list;
    const { from, conditions } = isFew
      ? { from: this.from, conditions: indexed(filter, given) }
      : this.whole(filter, given);
    return { from, where: whereOf([...statusConditions(filter, alias, given), ...conditions]) };
  }

  private whole(filter: T['filter'], given: ComposedStatement) {
    const { alias, plain } = this.list;
    const { join, conditions } = this.list.whole?.(filter, given) ?? {
      join: '',
      conditions: plain(filter, alias, given),
    };
    return { from: `${this.from} ${join}`, conditions };
  }
}

// The statements return at least one row, which is empty when the page is; the first one contains the data about the page.
export function partsOf<Row extends { id: number }, Info>(
  found: readonly (Row & { info: Info })[],
): { rows: Row[]; info: Info } {
  const { info } = one(found, 'of a page');
  const rows = found.filter(({ id }) => (id as number | null) !== null);
  return { rows: rows.map(({ info: _info, ...row }) => row as unknown as Row), info };
}
