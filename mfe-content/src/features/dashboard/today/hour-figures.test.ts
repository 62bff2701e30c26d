import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { hourSheet } from './hour-figures';

const text = (key: string) => key;

/** Returns half past an hour of the test's day, in ms. */
function at(hour: number): number {
  const now = new Date(2026, 10, 5, hour, 30);
  jest.useFakeTimers({ now });
  return now.getTime();
}
afterEach(() => {
  jest.useRealTimers();
  setTimeZone();
});

it('has a column for each of the five most frequent types, and one for all others', () => {
  const hours = ['a', 'b', 'c', 'd', 'e', 'f', null].map((channelType, transactions) => ({
    hour: 1,
    channelType,
    transactions: transactions + 1,
  }));
  const { columns, rows } = hourSheet(hours, text, at(1));
  expect(columns.map(({ label }) => label)).toEqual(['f', 'e', 'd', 'c', 'b', 'today.hours.other']);
  expect(rows).toEqual([
    { label: '00:00', values: [0, 0, 0, 0, 0, 0] },
    { label: '01:00', values: [6, 5, 4, 3, 2, 1 + 7] },
  ]);
});

it('has one column without types, and rows up to the current hour', () => {
  const { columns, rows } = hourSheet([{ hour: 0, channelType: null, transactions: 2 }], text, at(2));
  expect(columns.map(({ label }) => label)).toEqual(['today.hours.unknown']);
  expect(rows.map(({ values }) => values)).toEqual([[2], [0], [0]]);
});

it('names the hours in the shown time zone, also when daylight saving time skips one', () => {
  setTimeZone('Europe/Madrid');
  jest.useFakeTimers({ now: Date.parse('2026-03-29T03:30:00Z') });
  const { rows } = hourSheet([{ hour: 2, channelType: null, transactions: 4 }], text);
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['00:00', 0],
    ['01:00', 0],
    ['03:00', 4],
    ['04:00', 0],
    ['05:00', 0],
  ]);
});
