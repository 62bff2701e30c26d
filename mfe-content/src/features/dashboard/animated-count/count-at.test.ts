import { countAt } from './animated-count';

it.each([
  [0, 1000, 0, 0],
  [0, 1000, 0.5, 875],
  [0, 1000, 1, 1000],
  [0, 1000, 1.4, 1000],
  [0, 1000, -1, 0],
  [1000, 200, 0.5, 300],
  [7, 7, 0.3, 7],
])('from %d to %d after %d of the time stands at %d', (from, to, progress, count) => {
  expect(countAt(from, to, progress)).toBe(count);
});
