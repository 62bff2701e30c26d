import type { DashboardSeries } from '@backoffice/contract';
import { changeOf, dayAt, periodOf } from './period';

const seriesOf = (days: number): DashboardSeries => {
  const counts = Array.from({ length: days }, (_, day) => day + 1);
  return {
    firstDay: days ? '2026-02-20' : null,
    newVisitis: counts,
    messages: counts,
    purchases: counts,
    shoppings: counts,
  };
};

it('has the last days and the same number of days before them', () => {
  const { days, now, before } = periodOf(seriesOf(20), 7);
  expect([days[0], days.at(-1)]).toEqual(['2026-03-05', '2026-03-11']);
  expect(now.messages).toEqual([14, 15, 16, 17, 18, 19, 20]);
  expect(before?.messages).toEqual([7, 8, 9, 10, 11, 12, 13]);
});

it('has no previous period when too few days were recorded', () => {
  expect(periodOf(seriesOf(13), 7).before).toBeNull();
  expect(periodOf(seriesOf(14), 7).before).not.toBeNull();
  expect(periodOf(seriesOf(3), 7).days).toEqual(['2026-02-20', '2026-02-21', '2026-02-22']);
  expect(periodOf(seriesOf(0), 7)).toMatchObject({ days: [], before: null });
});

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %d days are %s, whatever the clocks do', (first, days, day) => {
  expect(dayAt(first, days)).toBe(day);
});

it.each([
  [[110], [100], 10],
  [[50, 40], [100], -10],
  [[1003], [1000], 0],
  [[5], [0], null],
  [[5], undefined, null],
])('%j after %j is a change of %s percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
