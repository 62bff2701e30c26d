import { SERIES_DAYS, type SeriesName, seriesNames } from '@backoffice/contract';
import type { DayCounts } from '../areas/dashboard/dashboard.repository';
import { statement } from '../platform/database/statement';
import type { Services } from '../platform/services';
import figures from './dashboard-figures.json';
import { mixed } from './seeding';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_YEAR = 365;

/** The counts of an ordinary day at the end of the year. */
const usual: Record<SeriesName, number> = figures.usual;
/** Factors by weekday, from Sunday on: visitors peak at the weekend, messages on working days. */
const weekly: Record<SeriesName, readonly number[]> = figures.weekly;

/**
 * Returns the counts of one day of a growing year, with a weekly rhythm and some random variation, `daysAgo` days before the
 * last one.
 */
function sampleDay(daysAgo: number, lastDay: number): DayCounts {
  const date = new Date(lastDay - daysAgo * DAY_MS);
  const growth = 1 - (0.35 * daysAgo) / DAYS_A_YEAR;
  const season = 1 + 0.12 * Math.sin((2 * Math.PI * daysAgo) / (DAYS_A_YEAR / 4));
  const countOf = (name: SeriesName, index: number) => {
    const chance = 0.9 + (mixed(daysAgo, 30 + index) % 2001) / 10_000;
    return Math.round(usual[name] * weekly[name][date.getUTCDay()]! * growth * season * chance);
  };
  const counts = Object.fromEntries(seriesNames.map((name, index) => [name, countOf(name, index)]));
  return { ...(counts as Record<SeriesName, number>), day: date.toISOString().slice(0, 10) };
}

const anyDay = statement('sample-any-day', 'select from dashboard_day limit 1').some;
const insertDays = statement<never, { days: string }>(
  'sample-days',
  `insert into dashboard_day (day, new_visits, messages, purchases, shoppings)
   select day, "newVisitis", messages, purchases, shoppings
   from jsonb_to_recordset(:days)
     sample (day date, "newVisitis" bigint, messages bigint, purchases bigint, shoppings bigint)`,
);

/** Adds a year of demo series when the database has no series. */
export async function addDemoDashboard({ pool }: Pick<Services, 'pool'>): Promise<void> {
  if (await anyDay(pool)) return;
  const now = Date.now();
  const days = Array.from({ length: SERIES_DAYS }, (_, daysAgo) => sampleDay(daysAgo, now));
  await insertDays.run(pool, { days: JSON.stringify(days) });
}
