import { instantOf, offsetAt, wallClock } from '@backoffice/contract/zoned-time';

/**
 * Returns the zone of shown times; undefined for the browser's. It is kept in the document, like the language, because each remote
 * has its own copy of this module.
 */
export const shownTimeZone = (): string | undefined => document.documentElement.dataset.timeZone;

/** Returns the name of the browser's zone. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats an offset in ms as `+05:30`. */
export const offsetText = (offset: number): string =>
  `${offset < 0 ? '-' : '+'}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;

/** Formats offsets in ms as `UTC+5:30`, `UTC+8` or `UTC`; two different ones as `UTC+1/+2`. */
export const offsetName = (...offsets: number[]): string =>
  `UTC${[...new Set(offsets.map(offsetText))].join('/')}`.replace(/\b0(?=\d)|:00/g, '').replace(/\+0$/, '');

/** Formats the shown zone by its offsets of this year, in winter and in summer. */
export function shownZoneLabel(): string {
  const year = new Date().getFullYear();
  const offsets = [0, 6].map((month) => offsetAt(Date.UTC(year, month), shownTimeZone()));
  return offsetName(Math.min(...offsets), Math.max(...offsets));
}

/** Formats a time as the value of a `datetime-local` field, in the shown zone: `2026-11-21T05:04:03`. */
export function toLocalTime(time: string | Date): string {
  return wallClock(new Date(time).getTime(), shownTimeZone()).slice(0, 19);
}

/** Converts a local time of the shown zone to an ISO time; of an ambiguous time the first. Null when it is not a time. */
export function fromLocalTime(wall: string): string | null {
  const at = instantOf(wall, shownTimeZone());
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
