import type { DashboardSeries } from '@backoffice/contract';
import { initI18n, type Language } from '@backoffice/i18n';
import { messages } from '../../../messages';
import { dayInWords, monthTotals, percentsOf, weekdayMeans } from './chart-figures';

const ones = (days: number) => Array.from({ length: days }, () => 1);
const series: DashboardSeries = {
  firstDay: '2025-11-22',
  newVisitis: ones(365),
  messages: ones(365).map(() => 2),
  purchases: ones(365).map(() => 0),
  shoppings: ones(365),
};

it('totals the last twelve months, without an incomplete first one', () => {
  const months = monthTotals(series);
  expect(months.map(({ month }) => month)).toEqual([
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(months[2]!.totals).toEqual({ newVisitis: 28, messages: 56, purchases: 0, shoppings: 28 });
  expect(months.at(-1)!.totals.newVisitis).toBe(21);
  expect(monthTotals({ ...series, firstDay: null })).toEqual([]);
});

it('takes the mean of each weekday, from Monday on', () => {
  // From a Wednesday to the Thursday of the next week.
  const days = Array.from({ length: 9 }, (_, day) => `2026-11-${18 + day}`);
  const counts = [10, 20, 3, 4, 5, 6, 7, 30, 41];
  const now = { newVisitis: counts, messages: ones(9), purchases: ones(9), shoppings: ones(9) };
  const means = weekdayMeans({ days, now, before: null });
  expect(means.map(({ newVisitis }) => newVisitis)).toEqual([6, 7, 20, 31, 3, 4, 5]);
});

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2, 3, 4],
    [10, 20, 30, 40],
  ],
  [
    [996, 4, 0],
    [100, 0, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j are %j percent', (parts, percents) => {
  expect(percentsOf(parts)).toEqual(percents);
});

it.each<[Language, string]>([
  ['en', 'Nov 4'],
  ['zh', '11月4日'],
  ['es', '4 nov'],
  ['ja', '11月4日'],
])('writes a day unambiguously in %s', async (language, words) => {
  document.documentElement.lang = language;
  await initI18n(language, () => {});
  await messages.load();
  expect(dayInWords('2026-11-04', messages.text)).toBe(words);
});
