import { isClearlyWorse } from './load-watch';

const count = (failures: number, loads: number) => ({ failures, loads });

test('a third that fails is seen after 20 loads, and not before', () => {
  expect(isClearlyWorse(count(7, 20), count(0, 100))).toBe(true);
  expect(isClearlyWorse(count(7, 20), count(0, 0))).toBe(true);
  expect(isClearlyWorse(count(7, 19), count(0, 100))).toBe(false);
  expect(isClearlyWorse(count(19, 19), count(0, 100))).toBe(false);
});

test('a few failures are no reason', () => {
  expect(isClearlyWorse(count(0, 500), count(0, 500))).toBe(false);
  expect(isClearlyWorse(count(2, 20), count(0, 100))).toBe(false);
  expect(isClearlyWorse(count(10, 500), count(0, 500))).toBe(false);
});

test('what the predecessor failed as well is nobody’s fault', () => {
  expect(isClearlyWorse(count(7, 20), count(35, 100))).toBe(false);
  expect(isClearlyWorse(count(40, 100), count(10, 100))).toBe(true);
});
