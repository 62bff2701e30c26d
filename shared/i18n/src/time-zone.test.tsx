import { act, render, screen } from '@testing-library/react';
import { defineMessages } from './define-messages';
import { formatDateTime } from './formats';
import { initI18n } from './i18n';
import { setTimeZone } from './set-time-zone';
import { timeInZones, toOffsetTime } from './time-in-zones';
import { fromLocalTime, shownZoneLabel, toLocalTime } from './time-zone';

const texts = async () => ({ default: { 'zone.at': 'At {{time}}' } });
const messages = defineMessages('zone-test', { en: texts, zh: texts, es: texts, ja: texts });

const NOON = '2026-07-01T12:00:00.250Z';
const Moment = () => messages.useText()('zone.at', { time: formatDateTime(NOON) });

beforeAll(async () => {
  await initI18n('en');
  await messages.load();
});
afterEach(() => {
  jest.restoreAllMocks();
  setTimeZone();
});

it.each([
  ['UTC', '2026/07/01 12:00:00', '2026-07-01T12:00:00.250+00:00', 'UTC'],
  ['Asia/Shanghai', '2026/07/01 20:00:00', '2026-07-01T20:00:00.250+08:00', 'UTC+8'],
  ['Europe/Madrid', '2026/07/01 14:00:00', '2026-07-01T14:00:00.250+02:00', 'UTC+1/+2'],
  ['Europe/London', '2026/07/01 13:00:00', '2026-07-01T13:00:00.250+01:00', 'UTC+0/+1'],
  ['Asia/Kolkata', '2026/07/01 17:30:00', '2026-07-01T17:30:00.250+05:30', 'UTC+5:30'],
  ['America/New_York', '2026/07/01 08:00:00', '2026-07-01T08:00:00.250-04:00', 'UTC-5/-4'],
])(
  'formats a time in %s, with its offset for files, and the zone for headers',
  (zone, shown, inFile, label) => {
    setTimeZone(zone);
    expect(formatDateTime(NOON)).toBe(shown);
    expect(toOffsetTime(NOON)).toBe(inFile);
    expect(Date.parse(toOffsetTime(NOON))).toBe(Date.parse(NOON));
    expect(shownZoneLabel()).toBe(label);
  },
);

it('renders again when the zone changes, and uses the browser’s for an unknown one', () => {
  render(<Moment />);
  act(() => setTimeZone('Asia/Tokyo'));
  expect(screen.getByText('At 2026/07/01 21:00:00')).toBeVisible();
  act(() => setTimeZone('Mars/Olympus'));
  const at = new Date(NOON);
  const byBrowser = [at.toLocaleDateString('sv').replaceAll('-', '/'), at.toLocaleTimeString('sv')];
  expect(screen.getByText(`At ${byBrowser.join(' ')}`)).toBeVisible();
});

it('parses a local time of the zone', () => {
  setTimeZone('Europe/Madrid');
  expect(fromLocalTime('2026-11-21T10:00')).toBe('2026-11-21T09:00:00.000Z');
  expect(toLocalTime(fromLocalTime('2026-11-21T10:00:05')!)).toBe('2026-11-21T10:00:05');
  expect(fromLocalTime('')).toBeNull();
});

it('formats a time in full, once for each zone', () => {
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Europe/Madrid',
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOON) + 3 * 3_600_000);
  setTimeZone('Asia/Shanghai');
  expect(timeInZones(NOON)).toEqual([
    '2026/07/01 20:00:00 Asia/Shanghai (UTC+8)',
    '2026/07/01 14:00:00 Europe/Madrid (UTC+2)',
    '2026/07/01 12:00:00 UTC',
    '3 hours ago',
  ]);
  setTimeZone('UTC');
  expect(timeInZones(NOON)).toHaveLength(3);
  expect(timeInZones('')).toEqual([]);
});
