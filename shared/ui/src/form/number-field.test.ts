import { parseInteger, stepInteger } from './number-field';

it.each([
  ['', null],
  [' 12 ', 12],
  ['-128', -128],
  ['−5', -5],
  ['+3', 3],
  ['007', 7],
  ['1.5', Number.NaN],
  ['1e3', Number.NaN],
  ['-', Number.NaN],
  ['abc', Number.NaN],
])('parseInteger reads %p as %p', (text, expected) => {
  expect(parseInteger(text)).toBe(expected);
});

it('stepInteger stays within the limits, and starts at 0 when empty', () => {
  expect(stepInteger(5, 1, {})).toBe(6);
  expect(stepInteger(127, 10, { max: 127 })).toBe(127);
  expect(stepInteger(-128, -1, { min: -128 })).toBe(-128);
  expect(stepInteger(null, 1, { min: -128 })).toBe(0);
  expect(stepInteger(Number.NaN, -1, { min: 3 })).toBe(3);
});
