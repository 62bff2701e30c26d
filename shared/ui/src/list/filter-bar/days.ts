import { formatDateTime } from '@backoffice/i18n';

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days after another: `2026-11-21`. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return iso(date);
}

/** The same day so many months later, or the last one of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, daysInMonth));
  return iso(date);
}

/** Which day of the week it is: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** What somebody has written for a day, as `2026-11-21`: also with slashes, points or without zeros. Undefined where it is none. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(written);
  // The browser takes the 30th of February for a day of March.
  return !Number.isNaN(time) && iso(new Date(time)) === written ? written : undefined;
}

/** Today in the shown zone. */
export const currentDay = (): string => readDay(formatDateTime(new Date()).slice(0, 10))!;

interface WeekInfo {
  firstDay: number;
}

/**
 * The weekday with which a week begins for readers of a language, 1 for Monday to 7 for Sunday: where the browser's own language is
 * it, its region decides.
 */
export function firstWeekday(language: string): number {
  const own = navigator.languages.find((each) => each.split('-')[0] === language);
  // Not in TypeScript's library yet; browsers had it as a property first, and some have neither.
  const locale = new Intl.Locale(own ?? language) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
