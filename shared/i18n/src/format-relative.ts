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

export interface RelativeOptions {
  /** In ms; the moment of the call when left out. */
  now?: number;
  /** No longer unit is said; a year when left out. */
  longest?: (typeof units)[number][0];
  /** That of the interface when left out. */
  language?: string;
}

/**
 * How long ago a time was, as the interface's language says it: `3 days ago`, `yesterday`, `now` within a minute. The exact time
 * belongs beside it.
 */
export function formatRelative(
  time: string | Date,
  {
    now = Date.now(),
    longest = 'year',
    language = document.documentElement.lang || 'en',
  }: RelativeOptions = {},
): string {
  const seconds = (now - new Date(time).getTime()) / 1000;
  const offered = units.slice(units.findIndex(([unit]) => unit === longest));
  const [unit, length] = offered.find(([, each]) => Math.abs(seconds) >= each) ?? (['second', 0] as const);
  const ago = length === 0 ? 0 : Math.trunc(seconds / length);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, unit);
}
