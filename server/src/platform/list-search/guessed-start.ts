import type { Landmark, Landmarks, Start } from './landmarks';

/** How many matches lie before a row of an order, and how many there are in all: exact for a snapshot. */
export interface CountedBefore {
  snapshot: string;
  before: number;
  total: number;
}

interface GuessedStart {
  direction: 'asc' | 'desc';
  offset: number;
  /** About so many there are. */
  matches: number;
  /** Of all rows in the order; of any age, as they are only guessed by. */
  all: Landmarks;
  count: (row: Landmark) => Promise<CountedBefore>;
  /** So many rows at most are expected on the way from the start to the page. */
  nearRows: number;
}

/** Further counts would cost as much as a pass. */
const GUESSES = 2;
/** Where a guess was wrong by a greater share of the matches, they follow the order: the next one would hardly be nearer. */
const WRONG = 0.1;
/** A guess lies so many standard deviations before the page, as if matches were spread by chance. */
const DEVIATIONS = 3;

/**
 * Finds a start for a page deep in the order of a filter of which no landmarks are known, for whoever asks first: counts what lies before a
 * row of the order, which sorts nothing, where the page would be if matches were spread evenly; and again, nearer, where they aren't.
 *
 * @returns undefined where it would take too long
 */
export async function guessStart(asked: GuessedStart): Promise<Start | undefined> {
  const { direction, offset, matches, all, count, nearRows } = asked;
  const isUp = direction === 'asc';
  const place = isUp ? offset : matches - offset;
  let [low, high] = [
    { row: 0, before: 0 },
    { row: all.total, before: matches },
  ];
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const [rows, inside] = [high.row - low.row, high.before - low.before];
    if (rows <= 0 || inside <= 0) return undefined;
    const share = Math.min(1, inside / rows);
    const margin = nearRows / 10 + DEVIATIONS * Math.sqrt((rows * (1 - share)) / share / 4);
    const row = low.row + (place - low.before) / share + (isUp ? -margin : margin);
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
    if (Math.abs(before - place) > WRONG * matches) return undefined;
    if (before < place) low = { row: landmark.before, before };
    else high = { row: landmark.before, before };
  }
  return undefined;
}
