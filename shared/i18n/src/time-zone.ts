import { instantOf, offsetAt, wallClock } from '@backoffice/contract/zoned-time';

/**
 * The zone that times are shown in; undefined for the browser's. It stands in the page, as the language does: remotes carry this file
 * themselves.
 */
export const shownTimeZone = (): string | undefined => document.documentElement.dataset.timeZone;

/** The browser's zone, by its name. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `+05:30` */
export const offsetText = (offset: number): string =>
  `${offset < 0 ? '-' : '+'}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;

/** `UTC+5:30`, `UTC+8`, `UTC`; with two of them `UTC+1/+2`. */
export const offsetName = (...offsets: number[]): string =>
  `UTC${[...new Set(offsets.map(offsetText))].join('/')}`.replace(/\b0(?=\d)|:00/g, '').replace(/\+0$/, '');

/** The zone that times are shown in, by its offsets of this year: in winter and in summer. */
export function shownZoneLabel(): string {
  const year = new Date().getFullYear();
  const offsets = [0, 6].map((month) => offsetAt(Date.UTC(year, month), shownTimeZone()));
  return offsetName(Math.min(...offsets), Math.max(...offsets));
}

/** A time as the value of a `datetime-local` field, in the shown zone: `2026-11-21T05:04:03`. */
export function toLocalTime(time: string | Date): string {
  return wallClock(new Date(time).getTime(), shownTimeZone()).slice(0, 19);
}

/** The moment at which the clocks of the shown zone first show a time, as an ISO text; null when it is no time. */
export function fromLocalTime(wall: string): string | null {
  const at = instantOf(wall, shownTimeZone());
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
