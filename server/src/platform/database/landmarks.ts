import type { ComposedStatement } from './statement';
import { one, whereOf } from './statement';
import type { Queryable } from './transaction';

/** By what rows are put in an order; rows that are alike in it follow by id, in the same direction. */
export interface SortKey {
  /** Its expression over a table, which an index has together with the id. */
  of: (alias: string) => string;
  type: string;
}

type Value = string | number;

/** A row of an order, and how many matches come before it. */
interface Landmark {
  key: Value;
  id: number;
  before: number;
}

/** Where a walk in an order begins; `skip` matches later comes the page, as far as the snapshot of the landmarks knows. */
export interface Start {
  landmark: Landmark;
  snapshot: string;
  skip: number;
}

interface Page {
  direction: 'asc' | 'desc';
  offset: number;
}

const LANDMARKS = 2048;
/** Nearer together they would save nothing. */
const SHORTEST_STEP = 16;

/** How many of so many matches lie between two landmarks. */
const stepFor = (matches: number): number => Math.max(SHORTEST_STEP, Math.ceil(matches / LANDMARKS));

/** How many of so many matches a walk from a landmark passes at most before its page. */
export const longestSkip = (matches: number): number => 2 * stepFor(matches);

/**
 * Rows of one order, evenly spread over the matches of one filter, with their places: exact for one snapshot of the database. From
 * one of them a page deep in the order is a short walk over the index of the order.
 */
export class Landmarks {
  constructor(
    readonly snapshot: string,
    private readonly total: number,
    private readonly step: number,
    private readonly landmarks: readonly Landmark[],
  ) {}

  /** From where to walk, far enough before the page for some rows to have come since; undefined: from the beginning. */
  startFor({ direction, offset }: Page): Start | undefined {
    const { landmarks, snapshot, step, total } = this;
    if (direction === 'asc') {
      const landmark = landmarks[Math.min(Math.floor(offset / step), landmarks.length) - 1];
      return landmark && { landmark, snapshot, skip: offset - landmark.before };
    }
    // A walk down begins below its landmark: that one and all above it come before the page.
    const landmark = landmarks[Math.max(0, Math.ceil((total - offset) / step) + 1)];
    return landmark && { landmark, snapshot, skip: offset - (total - landmark.before) };
  }
}

/** Reads the landmarks of the rows that match, by a pass over all of them. */
export async function readLandmarks(
  db: Queryable,
  { of }: SortKey,
  matches: number,
  { from, conditions, given }: { from: string; conditions: string[]; given: ComposedStatement },
): Promise<Landmarks> {
  const key = of('m');
  const step = stepFor(matches);
  const text = `
    select pg_current_snapshot()::text as snapshot, count(*) as total,
      json_agg(json_build_array(key, id, before) order by before) filter (where before % ${given.add(step, 'bigint')} = 0) as landmarks
    from (
      select ${key} as key, m.id, row_number() over (order by ${key}, m.id) - 1 as before
      from ${from} m ${whereOf(conditions)}
    ) as numbered`;
  type Row = { snapshot: string; total: number; landmarks: [Value, number, number][] | null };
  const { snapshot, total, landmarks } = one(await given.rows<Row>(db, text), 'of landmarks');
  const read = (landmarks ?? []).map(([at, id, before]) => ({ key: at, id, before }));
  return new Landmarks(snapshot, total, step, read);
}
