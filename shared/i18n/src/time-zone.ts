import { instantOf, isTimeZone, offsetAt, wallClock } from '@backoffice/contract/zoned-time';
import i18next from 'i18next';

/**
 * The zone that times are shown in; undefined for the browser's. It stands in the page, as the language does: remotes carry this file
 * themselves.
 */
export const shownTimeZone = (): string | undefined => document.documentElement.dataset.timeZone;

/** The browser's zone, by its name. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Shows all times in another zone, at once. By the host alone.
 *
 * @param timeZone the browser's when left out, or not known here
 */
export function setTimeZone(timeZone: string | undefined): void {
  const shown = timeZone && isTimeZone(timeZone) ? timeZone : undefined;
  if (shown === shownTimeZone()) return;
  if (shown) document.documentElement.dataset.timeZone = shown;
  else delete document.documentElement.dataset.timeZone;
  // Whatever has texts is rendered again.
  i18next.emit('languageChanged', i18next.language);
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

const digits = (value: number) => String(value).padStart(2, '0');

/** `+05:30` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}

/** An offset as people say it: `UTC+5:30`, `UTC+8`, `UTC`. */
const shortOffset = (offset: number) =>
  offset === 0 ? 'UTC' : `UTC${offsetText(offset).replace(/0?(\d+)(?::00)?/, '$1')}`;

/** A zone by its offset at a moment. */
export const offsetName = (at: number, timeZone?: string): string => shortOffset(offsetAt(at, timeZone));

/** A zone by its name, and its offset at a moment: `Europe/Madrid (UTC+1)`. */
export function zoneName(at: number, timeZone: string): string {
  const offset = offsetName(at, timeZone);
  return timeZone === offset ? timeZone : `${timeZone} (${offset})`;
}

/** The zone that times are shown in by its offsets of this year, in winter and in summer: `UTC+8`, `UTC+1/+2`. */
export function shownZoneLabel(): string {
  const year = new Date().getFullYear();
  const [first, second] = [0, 6]
    .map((month) => offsetAt(Date.UTC(year, month), shownTimeZone()))
    .sort((a, b) => a - b);
  const label = shortOffset(first!);
  return first === second ? label : `${label}/${shortOffset(second!).slice(3) || '+0'}`;
}

/** A moment with the offset of the shown zone: `2026-11-21T05:04:03.000+08:00`. */
export function toOffsetTime(time: string): string {
  const at = Date.parse(time);
  const zone = shownTimeZone();
  return `${wallClock(at, zone)}${offsetText(offsetAt(at, zone))}`;
}
