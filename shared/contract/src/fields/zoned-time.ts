const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of an IANA time zone in Swedish format: `2026-11-21 05:04:03`. Throws a RangeError for an unknown zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns true if this machine knows an IANA time zone of that name, such as `Europe/Madrid`. Offsets are not names. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(clockOf(name));
  } catch {
    return false;
  }
}

/**
 * Returns the offset of a time zone from UTC at a moment, positive to the east.
 * @param at in ms since 1970
 * @param timeZone an IANA name; this machine's zone when left out
 * @returns ms
 */
export function offsetAt(at: number, timeZone?: string): number {
  if (!timeZone) return new Date(at).getTimezoneOffset() * -MINUTE_MS;
  const ms = Date.parse(`${clockOf(timeZone).format(at).replace(' ', 'T')}Z`) - at;
  return Math.ceil(ms / 1000) * 1000;
}

/**
 * Returns the local time of a zone at a moment: `2026-11-21T05:04:03.000`. Throws a RangeError for an invalid time.
 * @param timeZone an IANA name; this machine's zone when left out
 */
export function wallClock(at: number, timeZone?: string): string {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, -1);
}

/**
 * Returns the first moment at which the clocks of a zone show a time. When clocks skip that time, it is the moment at which
 * they are put forward: a day without midnight starts then.
 * @param wall `2026-11-21T05:04`, with or without seconds
 * @param timeZone an IANA name; this machine's zone when left out
 * @returns ms since 1970; NaN for an invalid time
 */
export function instantOf(wall: string, timeZone?: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return asUtc;
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetAt(near, timeZone));
  const shows = (at: number) => at + offsetAt(at, timeZone) === asUtc;
  return shows(before!) || !shows(after!) ? before! : after!;
}
