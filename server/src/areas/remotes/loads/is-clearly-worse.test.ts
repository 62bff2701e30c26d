import { isClearlyWorse } from './load-watch';

const count = (failedUsers: number, users: number) => ({ failedUsers, users });

test('three failed users suffice in a small company, two do not', () => {
  expect(isClearlyWorse(count(3, 5), count(0, 5))).toBe(true);
  expect(isClearlyWorse(count(3, 3), count(0, 0))).toBe(true);
  expect(isClearlyWorse(count(2, 2), count(0, 100))).toBe(false);
});

test('a failure rate of a third is detected among twenty', () => {
  expect(isClearlyWorse(count(7, 20), count(0, 100))).toBe(true);
  expect(isClearlyWorse(count(7, 20), count(0, 0))).toBe(true);
});

test('three failures among many users do not suffice', () => {
  expect(isClearlyWorse(count(0, 500), count(0, 500))).toBe(false);
  expect(isClearlyWorse(count(3, 100), count(0, 100))).toBe(false);
  expect(isClearlyWorse(count(10, 500), count(0, 500))).toBe(false);
});

test('failures that the predecessor has as well do not count', () => {
  expect(isClearlyWorse(count(7, 20), count(35, 100))).toBe(false);
  expect(isClearlyWorse(count(40, 100), count(10, 100))).toBe(true);
});
