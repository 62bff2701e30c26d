import { instantOf, isTimeZone, wallClock } from './zoned-time';

const iso = (at: number) => new Date(at).toISOString();

test.each([
  ['UTC', '2026-11-21T05:04:03.999'],
  ['Asia/Shanghai', '2026-11-21T13:04:03.999'],
  ['Europe/Madrid', '2026-11-21T06:04:03.999'],
  ['America/New_York', '2026-11-21T00:04:03.999'],
  ['Asia/Kolkata', '2026-11-21T10:34:03.999'],
  [
    undefined,
    wallClock(Date.parse('2026-11-21T05:04:03.999Z'), Intl.DateTimeFormat().resolvedOptions().timeZone),
  ],
])('wallClock shows one moment in %s', (timeZone, shown) => {
  expect(wallClock(Date.parse('2026-11-21T05:04:03.999Z'), timeZone)).toBe(shown);
});

test.each([
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59.000'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00.000'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59.000'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00.000'],
])('wallClock follows the clock change in Madrid at %s', (at, shown) => {
  expect(wallClock(Date.parse(at), 'Europe/Madrid')).toBe(shown);
});

test.each([
  ['a plain day', 'Europe/Madrid', '2026-11-21T00:00', '2026-11-20T23:00:00.000Z'],
  ['a day of 23 hours', 'Europe/Madrid', '2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
  ['the day after it', 'Europe/Madrid', '2026-03-30T00:00', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', 'Europe/Madrid', '2026-10-25T00:00', '2026-10-24T22:00:00.000Z'],
  ['a day with two midnights', 'America/Havana', '2026-11-01T00:00', '2026-11-01T04:00:00.000Z'],
  ['a day without midnight', 'Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
  ['a day after a repeated last hour', 'America/Santiago', '2026-04-05T00:00', '2026-04-05T04:00:00.000Z'],
  ['a day at UTC+14', 'Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
])('instantOf returns the start of %s by local clocks', (_day, timeZone, wall, at) => {
  expect(iso(instantOf(wall, timeZone))).toBe(at);
});

test('isTimeZone accepts IANA names only', () => {
  expect(['Europe/Madrid', 'UTC', 'Etc/GMT+5'].every(isTimeZone)).toBe(true);
  expect(['', '+02:00', 'Mars/Olympus', 'Europe/Madrid ', '02:00'].some(isTimeZone)).toBe(false);
});
