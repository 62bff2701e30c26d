const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each in seconds, the longest first. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * How long ago a time was, as the interface's language says it: `3 days ago`, `yesterday`, `now` within a minute. The exact time
 * belongs beside it.
 */
export function formatRelative(time: string | Date, now = Date.now()): string {
  const seconds = (now - new Date(time).getTime()) / 1000;
  const [unit, length] = units.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 0] as const);
  const ago = length === 0 ? 0 : Math.trunc(seconds / length);
  const language = document.documentElement.lang || 'en';
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, unit);
}
