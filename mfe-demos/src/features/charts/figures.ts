import type { Language } from '@backoffice/i18n';

const DAYS = 30;

/** Returns the short names of the twelve months. */
export function monthNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, month) => format.format(Date.UTC(2026, month, 1)));
}

/** Returns the days of a month that begins on a Monday. */
export function dayNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: DAYS }, (_none, day) => format.format(Date.UTC(2026, 5, 1 + day)));
}

/** Repeats a week's figures over a month, growing slightly. */
const overDays = (week: readonly number[]) =>
  Array.from({ length: DAYS }, (_none, day) => Math.round(week[day % 7]! * (1 + day / 100)));

/** Sample figures by day. */
export const cardsOfMonth = overDays([820, 860, 790, 930, 1240, 1480, 640]);
export const walletsOfMonth = overDays([420, 450, 395, 490, 635, 780, 340]);

/** Sample figures by month. */
export const visitsOfYear = [8200, 7900, 9100, 9600, 10200, 9800, 8700, 8100, 10400, 11200, 12900, 14100];
export const paymentsOfYear = [2100, 2050, 2480, 2600, 2790, 2710, 2300, 2190, 2880, 3150, 3720, 4260];
export const cardsOfYear = [1400, 1330, 1570, 1610, 1690, 1600, 1310, 1220, 1580, 1690, 1950, 2180];
export const walletsOfYear = paymentsOfYear.map((all, month) => all - cardsOfYear[month]!);
