import { midnight, today } from './address';

/** Days that count from the one on which a list is asked for, as its address keeps them, with how many there are before it. */
const daysBefore = { today: 0, 'last-7-days': 6, 'last-30-days': 29 } as const;
export type RecentDays = keyof typeof daysBefore;

/**
 * The moment from which rows are asked for, by the clock of whoever looks: the later one where both are given.
 *
 * @param day `2026-11-21`
 * @returns an ISO text; undefined where neither is given
 */
export function startOf(day: string | undefined, recent: RecentDays | undefined): string | undefined {
  const starts = [
    ...(day ? [midnight(day)] : []),
    ...(recent ? [midnight(today(), -daysBefore[recent])] : []),
  ];
  return starts.sort().at(-1);
}
