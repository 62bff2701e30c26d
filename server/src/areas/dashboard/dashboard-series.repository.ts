import { type DashboardSeries, SERIES_DAYS, type SeriesName, seriesNames } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';

/** The counts of one day. */
export type DayCounts = { day: string } & Record<SeriesName, number>;

/** Up to the last day that was recorded; a day without a record has counted nothing. */
export async function readSeries(pool: pg.Pool): Promise<DashboardSeries> {
  const { rows } = await pool.query<DayCounts>({
    name: 'dashboard-series',
    text: `
      with span as (
        select greatest(min(day), max(day) - ($1::int - 1)) as first_day, max(day) as last_day from dashboard_day
      )
      select each_day::date::text as day, coalesce(new_visits, 0) as "newVisitis", coalesce(messages, 0) as messages,
             coalesce(purchases, 0) as purchases, coalesce(shoppings, 0) as shoppings
      from span
      cross join generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') each_day
      left join dashboard_day on day = each_day::date
      order by each_day`,
    values: [SERIES_DAYS],
  });
  const countsOf = (name: SeriesName) => rows.map((row) => row[name]);
  return {
    firstDay: rows[0]?.day ?? null,
    newVisitis: countsOf('newVisitis'),
    messages: countsOf('messages'),
    purchases: countsOf('purchases'),
    shoppings: countsOf('shoppings'),
  };
}

export async function insertDays(db: Queryable, days: readonly DayCounts[]): Promise<void> {
  await db.query(
    `insert into dashboard_day (day, new_visits, messages, purchases, shoppings)
     select * from unnest($1::date[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])`,
    [days.map(({ day }) => day), ...seriesNames.map((name) => days.map((counts) => counts[name]))],
  );
}
