import { codeOf, decimalsOf, defaultCountSettings, numberOf } from './count-settings';

it.each([
  ['0', 0],
  ['20', 20],
  ['', 0],
  ['21', null],
  ['-1', null],
  ['1.5', null],
  ['x', null],
])('reads %j as %j decimals', (typed, decimals) => {
  expect(decimalsOf(typed)).toBe(decimals);
});

it('uses the default for a text that is not a number', () => {
  expect(numberOf('12.5', 7)).toBe(12.5);
  expect(numberOf('', 7)).toBe(7);
  expect(numberOf('many', 7)).toBe(7);
});

it('shows the settings as code', () => {
  const code = codeOf({ ...defaultCountSettings, end: '12.5', decimals: '1', prefix: '"$"' });
  expect(code).toMatch(/^new CountUp\(element, 12\.5, \{\n {2}startVal: 0,\n {2}duration: 4,\n/);
  expect(code).toContain(String.raw`prefix: "\"$\""`);
});
