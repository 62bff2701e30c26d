import { valueScale } from './value-scale';

const HEIGHT = 240;

it.each([
  { highest: 1386, marks: [0, 500, 1000, 1500] },
  { highest: 80_412, marks: [0, 20_000, 40_000, 60_000, 80_000, 100_000] },
  { highest: 1, marks: [0, 1, 2, 3, 4] },
])('leads from 0 to a round value above $highest', ({ highest, marks }) => {
  const scale = valueScale(highest, HEIGHT);
  expect(scale.marks).toEqual(marks);
  expect(scale.below(0)).toBe(HEIGHT);
  expect(scale.below(marks.at(-1)!)).toBe(0);
  expect(scale.below(marks.at(-1)! / 2)).toBe(HEIGHT / 2);
});

it.each([0, -Infinity])('counts by one where the highest value is %s', (highest) => {
  const { marks, below } = valueScale(highest, HEIGHT);
  expect(marks).toEqual([0, 1, 2, 3, 4]);
  expect(below(0)).toBe(HEIGHT);
});
