import { GrowingPauses } from './growing-pauses';

it('grow from a fifth of a second to ten seconds', () => {
  const pauses = new GrowingPauses();
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((now) => pauses.next(now))).toEqual([
    200, 400, 800, 1600, 3200, 5000, 5000, 5000,
  ]);
});

it('are brief again after a minute without an end', () => {
  const pauses = new GrowingPauses();
  pauses.next(0);
  expect(pauses.next(60_000)).toBe(400);
  expect(pauses.next(120_001)).toBe(200);
});
