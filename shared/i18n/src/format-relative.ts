const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units with their length in seconds, the longest first. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

export interface RelativeOptions {
  /** The current time in ms; by default the time of the call. */
  now?: number;
  /** The longest unit in use; a year by default. */
  longest?: (typeof units)[number][0];
  /** The language of the text; that of the interface by default. */
  language?: string;
}

/**
 * Formats how long ago a time was: `3 days ago`, `yesterday`, or `now` within a minute. Show the exact time beside it.
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
