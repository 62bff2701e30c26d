import type { DashboardSeries } from '@backoffice/contract';
import { bandCentre } from './band';
import { bandPointAt } from './band-point-at';
import { monthTotals } from './month-totals';
import { percentsOf } from './percents-of';
import { polarPlace } from './polar-place';
import { roundUp } from './round-up';
import { slicesOf } from './slices-of';
import { tickPlaces } from './tick-places';
import { turnAt } from './turn-at';
import { weekdayMeans } from './weekday-means';

const ones = (days: number) => Array.from({ length: days }, () => 1);
const series: DashboardSeries = {
  firstDay: '2025-11-22',
  newVisitis: ones(365),
  messages: ones(365).map(() => 2),
  purchases: ones(365).map(() => 0),
  shoppings: ones(365),
};

it('adds up the last twelve months, without the one that was cut', () => {
  const months = monthTotals(series);
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(months[2]!.totals).toEqual({ newVisitis: 28, messages: 56, purchases: 0, shoppings: 28 });
  expect(months.at(-1)!.totals.newVisitis).toBe(21);
  expect(monthTotals({ ...series, firstDay: null })).toEqual([]);
});

it('takes the mean of each weekday, from Monday on', () => {
  // A Wednesday to the Thursday of the week after.
  const days = Array.from({ length: 9 }, (_, day) => `2026-11-${18 + day}`);
  const counts = [10, 20, 3, 4, 5, 6, 7, 30, 41];
  const now = { newVisitis: counts, messages: ones(9), purchases: ones(9), shoppings: ones(9) };
  const means = weekdayMeans({ days, now, before: null });
  expect(means.map(({ newVisitis }) => newVisitis)).toEqual([6, 7, 20, 31, 3, 4, 5]);
});

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2, 3, 4],
    [10, 20, 30, 40],
  ],
  [
    [996, 4, 0],
    [100, 0, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j are %j percent', (parts, percents) => {
  expect(percentsOf(parts)).toEqual(percents);
});

it('finds each point where it is drawn, and the nearest one beside the drawing', () => {
  const band = { points: 30, left: 48, width: 600 };
  for (let point = 0; point < 30; point += 1) expect(bandPointAt(band, bandCentre(band, point))).toBe(point);
  expect(bandPointAt(band, 0)).toBe(0);
  expect(bandPointAt(band, 900)).toBe(29);
});

it.each([
  [7, 8, [0, 1, 2, 3, 4, 5, 6]],
  [30, 8, [1, 5, 9, 13, 17, 21, 25, 29]],
  [365, 4, [88, 180, 272, 364]],
  [0, 8, []],
])('%d points with at most %d labels have them at %j', (points, most, places) => {
  expect(tickPlaces(points, most)).toEqual(places);
});

it('finds a place on the circle again', () => {
  expect(polarPlace(0, 10)).toEqual({ x: 0, y: -10 });
  for (const turn of [0, 0.1, 0.25, 0.5, 0.6, 0.99]) {
    const { x, y } = polarPlace(turn, 10);
    expect(turnAt(x, y)).toBeCloseTo(turn);
  }
});

it.each([
  [1207, 1500],
  [960, 1000],
  [1, 1],
  [101, 120],
])('the axis of %d ends with %d', (most, end) => {
  expect(roundUp(most)).toBeCloseTo(end);
});

it('cuts a circle into its parts', () => {
  expect(slicesOf([1, 0, 3])).toEqual([
    { start: 0, end: 0.25 },
    { start: 0.25, end: 0.25 },
    { start: 0.25, end: 1 },
  ]);
  expect(slicesOf([0, 0])).toEqual([
    { start: 0, end: 0 },
    { start: 0, end: 0 },
  ]);
});
