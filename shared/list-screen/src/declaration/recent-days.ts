import { midnight, today } from './address';

/** Returns the first day of this month, or of a month before it. */
function monthStart(before: number): string {
  const date = new Date(`${today().slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() - before);
  return date.toISOString().slice(0, 10);
}

/** Periods relative to today, in the format of a list's address, with the times at which they start and end. */
const recentDays = {
  today: () => [midnight(today())],
  yesterday: () => [midnight(today(), -1), midnight(today())],
  'last-7-days': () => [midnight(today(), -6)],
  'last-30-days': () => [midnight(today(), -29)],
  'this-month': () => [midnight(monthStart(0))],
  'last-month': () => [midnight(monthStart(1)), midnight(monthStart(0))],
} satisfies Record<string, () => [start: string, end?: string]>;
export type RecentDays = keyof typeof recentDays;

interface Period {
  /** The first day, such as `2026-11-21`. Both days are included. */
  from?: string | undefined;
  to?: string | undefined;
  within?: RecentDays | undefined;
}

/**
 * Returns the times from and before which rows are requested, by the clock of this browser: the intersection of days and
 * period.
 * @returns ISO texts; undefined for an open end
 */
export function periodOf({ from, to, within }: Period) {
  const [start, end]: string[] = within ? recentDays[within]() : [];
  const given = (...moments: (string | undefined)[]) =>
    moments.filter((moment) => moment !== undefined).sort();
  return {
    from: given(from && midnight(from), start).at(-1),
    to: given(to && midnight(to, 1), end)[0],
  };
}
