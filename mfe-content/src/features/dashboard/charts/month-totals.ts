import { type DashboardSeries, type SeriesName, seriesNames } from '@backoffice/contract';
import { dayAt } from '../series/day-at';

const MONTHS = 12;

export interface MonthTotals {
  /** `2026-11` */
  month: string;
  totals: Record<SeriesName, number>;
}

/** What was counted in each of the last twelve months, the oldest first; the last one is not over yet. */
export function monthTotals(series: DashboardSeries): MonthTotals[] {
  const months = new Map<string, Record<SeriesName, number>>();
  const { firstDay } = series;
  if (!firstDay) return [];
  series.newVisitis.forEach((_, at) => {
    const month = dayAt(firstDay, at).slice(0, 7);
    const totals = months.get(month) ?? { newVisitis: 0, messages: 0, purchases: 0, shoppings: 0 };
    for (const name of seriesNames) totals[name] += series[name][at]!;
    months.set(month, totals);
  });
  return [...months].slice(-MONTHS).map(([month, totals]) => ({ month, totals }));
}
