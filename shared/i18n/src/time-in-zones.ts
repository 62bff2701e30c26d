import { offsetAt, wallClock } from '@backoffice/contract/zoned-time';
import { formatRelative } from './format-relative';
import { browserTimeZone, offsetName, offsetText, shownTimeZone } from './time-zone';

/** Formats a zone with its offset at a time in ms: `Europe/Madrid (UTC+1)`. */
export function zoneName(at: number, timeZone: string): string {
  const offset = offsetName(offsetAt(at, timeZone));
  return timeZone === offset ? timeZone : `${timeZone} (${offset})`;
}

function inZone(at: number, timeZone: string): string {
  const [date, clock] = wallClock(at, timeZone).split('T') as [string, string];
  return `${date.replaceAll('-', '/')} ${clock.slice(0, 8)} ${zoneName(at, timeZone)}`;
}

/** Formats a time in full, a line each: in the shown zone, in the browser's if different, in UTC, and how long ago it was. */
export function timeInZones(time: string): string[] {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return [];
  const zones = new Set([shownTimeZone() ?? browserTimeZone(), browserTimeZone(), 'UTC']);
  return [...[...zones].map((zone) => inZone(at, zone)), formatRelative(time)];
}

/** Formats an ISO time with the offset of the shown zone: `2026-11-21T05:04:03.000+08:00`. */
export function toOffsetTime(time: string): string {
  const at = Date.parse(time);
  return wallClock(at, shownTimeZone()) + offsetText(offsetAt(at, shownTimeZone()));
}
