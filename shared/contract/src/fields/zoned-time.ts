const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone of the IANA database: `2026-11-21 05:04:03`, as Swedes write it. Throws a RangeError when there is none. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

/** Whether a text names a zone of the IANA database that this machine knows, such as `Europe/Madrid`. An offset is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(clockOf(name));
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
  if (!timeZone) return new Date(at).getTimezoneOffset() * -MINUTE_MS;
  const ms = Date.parse(`${clockOf(timeZone).format(at).replace(' ', 'T')}Z`) - at;
  return Math.ceil(ms / 1000) * 1000;
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
