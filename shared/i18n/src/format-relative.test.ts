import { formatRelative } from './format-relative';

const now = Date.parse('2026-11-25T12:00:00.000Z');
const ago = (seconds: number) => formatRelative(new Date(now - seconds * 1000), { now });

afterEach(() => (document.documentElement.lang = ''));

it.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [29 * 86_400, '29 days ago'],
  [30 * 86_400, 'last month'],
  [800 * 86_400, '2 years ago'],
  [-7200, 'in 2 hours'],
])('formats %d seconds ago as “%s”', (seconds, expected) => {
  expect(ago(seconds)).toBe(expected);
});

it('uses no longer unit than requested', () => {
  const day = new Date(now - 800 * 86_400_000);
  expect(formatRelative(day, { now, longest: 'day' })).toBe('800 days ago');
});

it('uses the language of the interface', () => {
  document.documentElement.lang = 'zh';
  expect(ago(7200)).toBe('2小时前');
});
