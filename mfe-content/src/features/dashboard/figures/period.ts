import { type DashboardSeries, type SeriesName, seriesNames } from '@backoffice/contract';

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day `days` after another one, both as `2026-11-21` without time zone. */
export function dayAt(firstDay: string, days: number): string {
  return new Date(Date.parse(firstDay) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the change from the previous period in whole percent; null where there is nothing to compare with. */
export function changeOf(now: readonly number[], before: readonly number[] | undefined): number | null {
  const earlier = sumOf(before ?? []);
  return earlier === 0 ? null : Math.round((sumOf(now) / earlier - 1) * 100);
}

export const periodLengths = [7, 30, 90, 365] as const;
export type PeriodLength = (typeof periodLengths)[number];

type Counts = Readonly<Record<SeriesName, readonly number[]>>;

/** The last days of the series, and the same number of days before them. */
export interface Period {
  /** The days as `2026-11-21`, the oldest first. */
  days: readonly string[];
  now: Counts;
  /** The previous period; null where fewer days were recorded. */
  before: Counts | null;
}

const countsOf = (of: (name: SeriesName) => readonly number[]): Counts =>
  Object.fromEntries(seriesNames.map((name) => [name, of(name)])) as unknown as Counts;

export function periodOf(series: DashboardSeries, length: PeriodLength): Period {
  const recorded = series.newVisitis.length;
  const first = Math.max(0, recorded - length);
  const days = series.firstDay
    ? series.newVisitis.slice(first).map((_, at) => dayAt(series.firstDay!, first + at))
    : [];
  const hasBefore = recorded >= 2 * length;
  return {
    days,
    now: countsOf((name) => series[name].slice(first)),
    before: hasBefore ? countsOf((name) => series[name].slice(first - length, first)) : null,
  };
}
