import { addMonths, firstWeekday, readDay } from './days';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-15', -3, '2025-12-15'],
])('addMonths to %s of %d is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it.each([
  ['2026/3/4', '2026-03-04'],
  [' 2026-03-04 ', '2026-03-04'],
  ['2026.03.04', '2026-03-04'],
  ['2026/02/30', undefined],
  ['03/04/2026', undefined],
  ['', undefined],
])('readDay reads %j as %j', (written, day) => {
  expect(readDay(written)).toBe(day);
});

it('firstWeekday follows the language, and the browser’s region if it prefers that language', () => {
  const browser = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'es']);
  expect(['en', 'es', 'ja'].map(firstWeekday)).toEqual([1, 1, 7]);
  browser.mockReturnValue(['zh-CN']);
  expect(firstWeekday('en')).toBe(7);
});
