import { type DashboardSeries, type SeriesName, seriesNames } from '@backoffice/contract';
import type { messages } from '../../../messages';
import { dayAt, type Period } from '../figures/period';
import { seriesLooks } from '../figures/series-looks';
import type { Sheet } from '@backoffice/charts';

const MONTHS = 12;

interface MonthTotals {
  /** The month as `2026-11`. */
  month: string;
  totals: Record<SeriesName, number>;
}

/** Returns the totals of the last twelve months, the oldest first; the last one is the current month so far. */
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

const DAYS = 7;

/** Returns the weekday from 0 (Monday) to 6. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % DAYS;

/** Returns the mean counts of each weekday in a period, from Monday. */
export function weekdayMeans({ days, now }: Period): Record<SeriesName, number>[] {
  return Array.from({ length: DAYS }, (_, weekday) => {
    const indexes = days.flatMap((day, index) => (weekdayOf(day) === weekday ? [index] : []));
    const mean = (name: SeriesName) =>
      Math.round(indexes.reduce((sum, index) => sum + now[name][index]!, 0) / Math.max(1, indexes.length));
    return Object.fromEntries(seriesNames.map((name) => [name, mean(name)])) as Record<SeriesName, number>;
  });
}

/** Returns the parts in whole percent, together 100, by the largest remainder method; all 0 for a total of 0. */
export function percentsOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const missing = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const byRemainder = exact.map((_, at) => at).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || a - b);
  const roundedUp = new Set(byRemainder.slice(0, missing));
  return exact.map((percent, at) => Math.floor(percent) + (roundedUp.has(at) ? 1 : 0));
}

/** Returns a column for each series, with its name and colour. */
export function seriesColumns(text: typeof messages.text): Sheet['columns'] {
  return seriesNames.map((name) => ({
    key: name,
    label: text(seriesLooks[name].label),
    colour: seriesLooks[name].colour,
  }));
}

/** Returns the names of weekdays from Monday. Own texts, since the first use of `Intl` dates costs slow machines 0.1 s. */
export const weekdayNames = (text: typeof messages.text) => text('dashboard.weekdays').split(' ');

/** @param day `2026-11` or `2026-11-04` */
export function monthName(day: string, text: typeof messages.text): string {
  return text('dashboard.months').split(' ')[Number(day.slice(5, 7)) - 1]!;
}

/** @param day `2026-11-04`, shown as `Nov 4`; `11/04` would be ambiguous */
export function dayInWords(day: string, text: typeof messages.text): string {
  return text('dashboard.month-day', { month: monthName(day, text), day: Number(day.slice(8)) });
}
