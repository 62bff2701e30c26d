/** A row of an order, and how many matches come before it. */
export interface Landmark {
  /** As SQL writes it. */
  key: string;
  id: number;
  before: number;
}

/** Where a page is looked for in an order, as the snapshot knows it: `passed` matches lie before the landmark, `left` are there from the page on. */
export interface Start {
  landmark: Landmark;
  snapshot: string;
  passed: number;
  /** So many matches are expected between the landmark and the page. */
  expected: number;
  left: number;
  /** The ids of the matches from the landmark on, where they are known, and whether these are all. */
  listed: { ids: readonly number[]; isAll: boolean } | undefined;
}

interface Page {
  direction: 'asc' | 'desc';
  offset: number;
  limit: number;
  /** By how many matches what comes before the page has become fewer since. */
  moved: number;
}

/** So many matches are remembered with all their ids: what few of many rows match lies too far apart to be walked to. */
export const MOST_LISTED = 100_000;

const LANDMARKS = 4096;
/** Nearer together they would save nothing. */
const SHORTEST_STEP = 16;
/** Matches before and behind a page that are looked at with it, for some to go or come. */
const LISTED_AROUND = 100;

/** How many of so many matches lie between two landmarks. */
export const stepFor = (matches: number): number => Math.max(SHORTEST_STEP, Math.ceil(matches / LANDMARKS));

/**
 * Rows of one order, evenly spread over the matches of one filter, with their places: exact for one snapshot of the database. From
 * one of them a page deep in the order is a short walk over the index of the order, or is among the ids that follow it.
 */
export class Landmarks {
  constructor(
    readonly snapshot: string,
    readonly total: number,
    private readonly step: number,
    private readonly landmarks: readonly Landmark[],
    private readonly ids: readonly number[] | undefined,
  ) {}

  /** About so much memory it takes: a landmark has a text and two numbers. */
  get bytes(): number {
    return this.landmarks.length * 150 + (this.ids?.length ?? 0) * 8 + this.snapshot.length + 200;
  }

  /** The one before a place, or the one behind it. */
  near(place: number, isBefore: boolean): Landmark | undefined {
    const at = isBefore ? Math.floor(place / this.step) : Math.ceil(place / this.step);
    return this.landmarks[Math.min(at, this.landmarks.length - 1)];
  }

  /** From where to look, far enough before the page for some rows to have come since; undefined where nothing matches. */
  startFor({ direction, offset, limit, moved }: Page): Start | undefined {
    const { landmarks, snapshot, step, total } = this;
    const isUp = direction === 'asc';
    const place = Math.max(0, offset + moved - (this.ids ? LISTED_AROUND : 0));
    // A walk down begins below its landmark: that one and all above it come before the page.
    const wanted = isUp ? Math.floor(place / step) - 1 : Math.ceil((total - place) / step) + 1;
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

  private listedFrom(at: number, most: number, isUp: boolean) {
    const ids = isUp
      ? (this.ids ?? []).slice(at, at + most)
      : (this.ids ?? []).slice(Math.max(0, at - most), at);
    return { ids, isAll: isUp ? at + most >= this.total : at <= most };
  }
}
