import type { DashboardFigures, TransactionStatus } from '@backoffice/contract';
import { instantOf, wallClock } from '@backoffice/contract/zoned-time';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import {
  type QuarterSums,
  sumOfAmounts,
  transactionFigures,
  transactionsByQuarter,
  volumesOf,
} from '../transactions/transactions.repository';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const DAYS = 7;
const HOURS = 24;
/** How long the figures of past days are remembered: late results of pending payments change them. */
const REMEMBERED_MS = 60_000;
/** One for each time zone in use. */
const MAX_REMEMBERED = 100;

export const moment = (time: number) => new Date(time).toISOString();

/** Returns the time at which the clocks of a zone showed the same time of day one or more days earlier. */
export const dayBefore = (at: number, timeZone: string, days = 1) =>
  moment(instantOf(moment(Date.parse(`${wallClock(at, timeZone)}Z`) - days * DAY_MS).slice(0, -1), timeZone));

/** The day of a caller: its start in ms, the current time, and the zone of the caller's clock. */
export interface Day {
  today: number;
  now: number;
  timeZone: string;
}

/** Returns quarters with their date and hour by the clock of a zone. */
const onClock = (quarters: QuarterSums[], timeZone: string) =>
  quarters.map((quarter) => {
    const wall = wallClock(Date.parse(quarter.at), timeZone);
    return { ...quarter, date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
  });

type ClockedQuarters = ReturnType<typeof onClock>;

/** Creates the reader of the payments of a week. The days before today are remembered for a minute, for all callers. */
export function paymentsReader() {
  const remembered = new LRUCache<string, ClockedQuarters>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
    ttlResolution: 0,
  });

  async function pastDays(pool: pg.Pool, { today, timeZone }: Day): Promise<ClockedQuarters> {
    const key = `${today} ${timeZone}`;
    const known = remembered.get(key);
    if (known) return known;
    const from = dayBefore(today, timeZone, DAYS - 1);
    const quarters = onClock(await transactionsByQuarter(pool, { from, to: moment(today) }), timeZone);
    remembered.set(key, quarters);
    return quarters;
  }

  return async (pool: pg.Pool, day: Day): Promise<NonNullable<DashboardFigures['payments']>> => {
    const { today, now, timeZone } = day;
    const [past, current, { pending: overdue }] = await Promise.all([
      pastDays(pool, day),
      transactionsByQuarter(pool, { from: moment(today), to: moment(today + 2 * DAY_MS) }),
      transactionFigures(pool, { to: moment(now - HOUR_MS) }),
    ]);
    const quarters = [...past, ...onClock(current, timeZone)];
    // The last one is today.
    const dates = Array.from({ length: DAYS }, (_, index) =>
      wallClock(Date.parse(dayBefore(today, timeZone, DAYS - 1 - index)), timeZone).slice(0, 10),
    );
    const ofToday = quarters.filter(({ date }) => date === dates.at(-1));
    const ofYesterday = quarters.filter(({ date }) => date === dates.at(-2));
    const [main] = volumesOf(ofToday.length > 0 ? ofToday : ofYesterday);
    const volumeOf = (ofDay: ClockedQuarters, at: number) =>
      sumOfAmounts(
        ofDay
          .filter(
            ({ hour, status, currency }) => hour === at && status !== 'failed' && currency === main?.currency,
          )
          .map(({ amount }) => amount),
      );
    const countsOf = (date: string) => {
      const ofDay = quarters.filter((quarter) => quarter.date === date);
      const sum = (wanted: TransactionStatus) =>
        ofDay.reduce((total, { status, transactions }) => total + (status === wanted ? transactions : 0), 0);
      return { success: sum('success'), pending: sum('pending'), failed: sum('failed') };
    };
    return {
      hours: Array.from({ length: HOURS }, (_, hour) => ({
        today: volumeOf(ofToday, hour),
        yesterday: volumeOf(ofYesterday, hour),
      })),
      days: dates.map(countsOf),
      overdue,
    };
  };
}
