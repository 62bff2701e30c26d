import {
  bandCentre,
  bandPointAt,
  labelledPoints,
  positionOnCircle,
  roundUp,
  slicesOf,
  turnAt,
} from './geometry';

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
])('%d points with at most %d labels have them at %j', (points, most, positions) => {
  expect(labelledPoints(points, most)).toEqual(positions);
});

it('finds the turn of a position on the circle', () => {
  expect(positionOnCircle(0, 10)).toEqual({ x: 0, y: -10 });
  for (const turn of [0, 0.1, 0.25, 0.5, 0.6, 0.99]) {
    const { x, y } = positionOnCircle(turn, 10);
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

it('divides a circle into slices', () => {
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
