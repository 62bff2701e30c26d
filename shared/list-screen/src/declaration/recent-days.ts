import { midnight, today } from './address';

/** The first day of this month, or of the one so many months before. */
function monthStart(before: number): string {
  const date = new Date(`${today().slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() - before);
  return date.toISOString().slice(0, 10);
}

/** Days that count from the one on which a list is asked for, as its address keeps them, with the moments between which they lie. */
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
  /** `2026-11-21`, and so is the last day; both are in it. */
  from?: string | undefined;
  to?: string | undefined;
  within?: RecentDays | undefined;
}

/**
 * The moments from and before which rows are asked for, by the clock of whoever looks: what days and recent days have in common.
 *
 * @returns ISO texts; undefined where an end is open
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
