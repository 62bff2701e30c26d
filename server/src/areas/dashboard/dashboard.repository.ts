import { type DashboardSeries, SERIES_DAYS, type SeriesName } from '@backoffice/contract';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';

/** The counts of one day. */
export type DayCounts = { day: string } & Record<SeriesName, number>;

const series = statement<DayCounts, { days: number }>(
  'dashboard-series',
  `with span as (
     select greatest(min(day), max(day) - (:days::int - 1)) as first_day, max(day) as last_day from dashboard_day
   )
   select each_day::date::text as day, coalesce(new_visits, 0) as "newVisitis", coalesce(messages, 0) as messages,
          coalesce(purchases, 0) as purchases, coalesce(shoppings, 0) as shoppings
   from span
   cross join generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') each_day
   left join dashboard_day on day = each_day::date
   order by each_day`,
);

/** Reads the series up to the last recorded day; a day without a record counts as 0. */
export async function readSeries(db: Queryable): Promise<DashboardSeries> {
  const days = await series.rows(db, { days: SERIES_DAYS });
  const countsOf = (name: SeriesName) => days.map((day) => day[name]);
  return {
    firstDay: days[0]?.day ?? null,
    newVisitis: countsOf('newVisitis'),
    messages: countsOf('messages'),
    purchases: countsOf('purchases'),
    shoppings: countsOf('shoppings'),
  };
}
