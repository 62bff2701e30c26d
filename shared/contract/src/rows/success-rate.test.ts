import { successRate } from './success-rate';

it.each([
  [{ success: 0, pending: 0 }, null],
  [{ success: 0, pending: 4 }, null],
  [{ success: 9_999, pending: 0, failed: 1 }, 99.9],
  [{ success: 5, pending: 3 }, 100],
  [{ success: 1, pending: 1, failed: 3 }, 25],
])('the success rate of %j is %j', (counts, rate) => {
  expect(successRate(counts)).toBe(rate);
});
