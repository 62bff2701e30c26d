import { type SeriesName, seriesNames } from '@backoffice/contract';
import type { Period } from '../series/period';

const DAYS = 7;

/** From Monday on: 0 to 6. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % DAYS;

/** What was counted on an average Monday, Tuesday and so on of a period. */
export function weekdayMeans({ days, now }: Period): Record<SeriesName, number>[] {
  return Array.from({ length: DAYS }, (_, weekday) => {
    const places = days.flatMap((day, place) => (weekdayOf(day) === weekday ? [place] : []));
    const mean = (name: SeriesName) =>
      Math.round(places.reduce((sum, place) => sum + now[name][place]!, 0) / Math.max(1, places.length));
    return Object.fromEntries(seriesNames.map((name) => [name, mean(name)])) as Record<SeriesName, number>;
  });
}
