import type { Landmark, Landmarks, Start } from './landmarks';

/** The number of matches before a row of an order, and of all matches: exact for a snapshot. */
export interface CountedBefore {
  snapshot: string;
  before: number;
  total: number;
}

interface GuessedStart {
  direction: 'asc' | 'desc';
  offset: number;
  /** The approximate number of matches. */
  matches: number;
  /** The landmarks of all rows in this order; of any age, because they serve for a guess only. */
  all: Landmarks;
  count: (row: Landmark) => Promise<CountedBefore>;
  /** The maximum expected number of rows between the start and the page. */
  nearRows: number;
}

/** Further counts would cost as much as a pass. */
const GUESSES = 2;
/**
 * When a guess is off by a greater share of the matches, these correlate with the order, and another guess would hardly help.
 */
const WRONG = 0.1;
/** The standard deviations by which a guess stays before the page, for randomly distributed matches. */
const DEVIATIONS = 3;

/**
 * Finds a start for a page deep in the order of a filter without landmarks, for the first request. Counts the matches before a
 * row of the order, without sorting, where the page would be if matches were distributed evenly; where they are not, counts
 * once more, nearer.
 *
 * @returns undefined when it would take too long
 */
export async function guessStart(request: GuessedStart): Promise<Start | undefined> {
  const { direction, offset, matches, all, count, nearRows } = request;
  const isUp = direction === 'asc';
  const position = isUp ? offset : matches - offset;
  let [low, high] = [
    { row: 0, before: 0 },
    { row: all.total, before: matches },
  ];
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const [rows, inside] = [high.row - low.row, high.before - low.before];
    if (rows <= 0 || inside <= 0) return undefined;
    const share = Math.min(1, inside / rows);
    const margin = nearRows / 10 + DEVIATIONS * Math.sqrt((rows * (1 - share)) / share / 4);
    const row = low.row + (position - low.before) / share + (isUp ? -margin : margin);
    const landmark = all.near(Math.min(Math.max(row, low.row), high.row), isUp);
    if (!landmark) return undefined;
    const { snapshot, before, total } = await count(landmark);
    const passed = isUp ? before : total - before;
    const expected = offset - passed;
    if (expected >= 0 && expected / share <= nearRows)
      return {
        landmark: { ...landmark, before },
        snapshot,
        passed,
        expected,
        left: total - offset,
        listed: undefined,
      };
    if (Math.abs(before - position) > WRONG * matches) return undefined;
    if (before < position) low = { row: landmark.before, before };
    else high = { row: landmark.before, before };
  }
  return undefined;
}
