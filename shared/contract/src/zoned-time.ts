const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Whether a text names a zone of the IANA database that this machine knows, such as `Europe/Madrid`. An offset is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && offsetFormat(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * How far the clocks of a zone are before UTC at a moment.
 *
 * @param at in ms
 * @param timeZone a name of the IANA database; this machine's zone when left out
 * @returns ms
 */
export function offsetAt(at: number, timeZone?: string): number {
  if (timeZone === undefined) return new Date(at).getTimezoneOffset() * -MINUTE_MS;
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(offsetFormat(timeZone).format(at)) ?? [];
  return Number(`${sign ?? ''}${Number(hours) * 60 + Number(minutes)}`) * MINUTE_MS;
}

/**
 * What the clocks of a zone show at a moment: `2026-11-21T05:04:03.000`. Throws a RangeError when it is no time.
 *
 * @param timeZone a name of the IANA database; this machine's zone when left out
 */
export function wallClock(at: number, timeZone?: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, -1);
}

/**
 * The first moment at which the clocks of a zone show a time. Where they are put forward over it, the moment at which they are: a day
 * that has no midnight begins then.
 *
 * @param wall `2026-11-21T05:04`, with or without seconds
 * @param timeZone a name of the IANA database; this machine's zone when left out
 * @returns ms; NaN when it is no time
 */
export function instantOf(wall: string, timeZone?: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, timeZone));
  const shows = (at: number) => at + offsetAt(at, timeZone) === asUtc;
  return shows(before!) || !shows(after!) ? before! : after!;
}
