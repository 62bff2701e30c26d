import { type SeriesName, seriesNames } from '@backoffice/contract';
import { mixed } from './mixed';
import type { DayCounts } from '../areas/dashboard/dashboard-series.repository';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_YEAR = 365;

/** On an ordinary day at the end of the year that is shown. */
const usual: Record<SeriesName, number> = { newVisitis: 960, messages: 720, purchases: 310, shoppings: 540 };
/** From Sunday on: some come at the weekend, some write on working days. */
const weekly: Record<SeriesName, readonly number[]> = {
  newVisitis: [1.15, 0.9, 0.88, 0.92, 0.97, 1.05, 1.2],
  messages: [0.5, 1.2, 1.15, 1.1, 1.12, 1.05, 0.6],
  purchases: [1.1, 0.85, 0.9, 0.95, 1, 1.15, 1.25],
  shoppings: [1.2, 0.85, 0.85, 0.9, 0.95, 1.1, 1.3],
};

/** A day of a year that grows, by the week's rhythm and a little chance, `daysAgo` from the last one. */
export function sampleDay(daysAgo: number, lastDay: number): DayCounts {
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
