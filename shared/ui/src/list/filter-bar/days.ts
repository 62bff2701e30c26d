import { formatDateTime } from '@backoffice/i18n';

const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the day a number of days later: `2026-11-21`. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return iso(date);
}

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, daysInMonth));
  return iso(date);
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Returns a typed day as `2026-11-21`; slashes, points and missing zeros are accepted. Undefined for an invalid day. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(written);
  // JavaScript parses 30 February as a day in March.
  return !Number.isNaN(time) && iso(new Date(time)) === written ? written : undefined;
}

/** Returns today in the shown zone. */
export const currentDay = (): string => readDay(formatDateTime(new Date()).slice(0, 10))!;

interface WeekInfo {
  firstDay: number;
}

/**
 * Returns the first weekday of a language, 1 for Monday to 7 for Sunday. If the browser prefers that language, its region
 * decides.
 */
export function firstWeekday(language: string): number {
  const own = navigator.languages.find((each) => each.split('-')[0] === language);
  // Not in TypeScript's library yet; browsers first had it as a property, and some have neither.
  const locale = new Intl.Locale(own ?? language) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
