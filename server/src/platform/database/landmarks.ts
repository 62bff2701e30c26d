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

/** Where a walk in an order begins: `skip` matches later comes the page and `left` there are from it on, as the snapshot knows. */
export interface Start {
  landmark: Landmark;
  snapshot: string;
  skip: number;
  left: number;
}

interface Page {
  direction: 'asc' | 'desc';
  offset: number;
}

const LANDMARKS = 4096;
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

  /** From where to walk, far enough before the page for some rows to have come since; undefined where nothing matches. */
  startFor({ direction, offset }: Page): Start | undefined {
    const { landmarks, snapshot, step, total } = this;
    const isUp = direction === 'asc';
    // A walk down begins below its landmark: that one and all above it come before the page.
    const wanted = isUp ? Math.floor(offset / step) - 1 : Math.ceil((total - offset) / step) + 1;
    const landmark = landmarks[Math.min(Math.max(0, wanted), landmarks.length - 1)];
    const passed = landmark && (isUp ? landmark.before : total - landmark.before);
    return landmark && { landmark, snapshot, skip: offset - (passed ?? 0), left: total - offset };
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
      json_agg(json_build_array(key, id, before) order by before) filter (where before % ${given.add(step, 'bigint')} = 0 or is_last) as landmarks
    from (
      select ${key} as key, m.id, row_number() over places - 1 as before, lead(m.id) over places is null as is_last
      from ${from} m ${whereOf(conditions)}
      window places as (order by ${key}, m.id)
    ) as numbered`;
  type Row = { snapshot: string; total: number; landmarks: [Value, number, number][] | null };
  const { snapshot, total, landmarks } = one(await given.rows<Row>(db, text), 'of landmarks');
  const read = (landmarks ?? []).map(([at, id, before]) => ({ key: at, id, before }));
  const last = read.at(-1);
  // Just after all, for walks down from the very end.
  const end = last && { ...last, id: last.id + 1, before: total };
  return new Landmarks(
    snapshot,
    total,
    step,
    end ? [...read.filter(({ before }) => before % step === 0), end] : [],
  );
}
