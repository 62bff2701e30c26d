/** A row of an order, and the number of matches before it. */
export interface Landmark {
  /** The text of the sort key, as SQL reads it. */
  key: string;
  id: number;
  before: number;
}

/**
 * A point in an order from which to search for a page, valid in its snapshot: `passed` matches come before the landmark, `left`
 * remain from the page on.
 */
export interface Start {
  landmark: Landmark;
  snapshot: string;
  passed: number;
  /** The expected number of matches between the landmark and the page. */
  expected: number;
  left: number;
  /** The ids of the matches from the landmark on, and whether these are all; undefined when not remembered. */
  listed: { ids: readonly number[]; isAll: boolean } | undefined;
}

interface Page {
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
  /** The number by which the matches before the page have decreased since the snapshot. */
  moved: number;
}

/** Up to this number of matches all ids are remembered: the matches of a selective filter are too far apart to walk to. */
export const MAX_LISTED = 100_000;

const LANDMARKS = 4096;
/** The minimum number of matches between two landmarks; a smaller step would save nothing. */
const SHORTEST_STEP = 16;
/** The number of further ids read before and behind a page, to allow for added and removed rows. */
const LISTED_AROUND = 100;

/** Returns the number of matches between two landmarks. */
export const stepFor = (matches: number): number => Math.max(SHORTEST_STEP, Math.ceil(matches / LANDMARKS));

/**
 * Rows of one order, evenly distributed over the matches of one filter, with their positions: exact for one snapshot of the
 * database. From one of them a page deep in the order is a short walk over the index of the order, or is among the ids that
 * follow it.
 */
export class Landmarks {
  constructor(
    readonly snapshot: string,
    readonly total: number,
    private readonly step: number,
    private readonly landmarks: readonly Landmark[],
    private readonly ids: readonly number[] | undefined,
  ) {}

  /** The approximate memory in bytes: a landmark has a text and two numbers. */
  get bytes(): number {
    return this.landmarks.length * 150 + (this.ids?.length ?? 0) * 8 + this.snapshot.length + 200;
  }

  /** Returns the nearest landmark before a position, or behind it. */
  near(position: number, isBefore: boolean): Landmark | undefined {
    const at = isBefore ? Math.floor(position / this.step) : Math.ceil(position / this.step);
    return this.landmarks[Math.min(at, this.landmarks.length - 1)];
  }

  /**
   * Returns the point to search from, far enough before the page for some rows to have been added since; undefined without
   * matches.
   */
  startFor({ direction, offset, limit, moved }: Page): Start | undefined {
    const { landmarks, snapshot, step, total } = this;
    const isUp = direction === 'asc';
    const position = Math.max(0, offset + moved - (this.ids ? LISTED_AROUND : 0));
    // A walk down begins below its landmark: the landmark and all rows above it come before the page.
    const wanted = isUp ? Math.floor(position / step) - 1 : Math.ceil((total - position) / step) + 1;
    const landmark = landmarks[Math.min(Math.max(0, wanted), landmarks.length - 1)];
    if (!landmark) return undefined;
    const passed = isUp ? landmark.before : total - landmark.before;
    const expected = Math.max(0, offset + moved - passed);
    return {
      landmark,
      snapshot,
      passed,
      expected,
      left: total - offset,
      listed: this.ids && this.listedFrom(landmark.before, expected + limit + LISTED_AROUND, isUp),
    };
  }

  private listedFrom(at: number, max: number, isUp: boolean) {
    const ids = isUp
      ? (this.ids ?? []).slice(at, at + max)
      : (this.ids ?? []).slice(Math.max(0, at - max), at);
    return { ids, isAll: isUp ? at + max >= this.total : at <= max };
  }
}
