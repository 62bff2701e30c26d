import type { Language } from '@backoffice/i18n';

// The first of January 2026 was a Thursday.
const MONDAY = 5;

/** The twelve months, short. */
export function monthNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, month) => format.format(Date.UTC(2026, month, 1)));
}

/** The seven days from Monday on, short. */
export function dayNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_none, day) => format.format(Date.UTC(2026, 0, MONDAY + day)));
}

/** By weekday, from Monday on. */
export const paymentsOfWeek = [1240, 1310, 1185, 1420, 1875, 2260, 980];

/** By month. */
export const visitsOfYear = [8200, 7900, 9100, 9600, 10200, 9800, 8700, 8100, 10400, 11200, 12900, 14100];
export const paymentsOfYear = [2100, 2050, 2480, 2600, 2790, 2710, 2300, 2190, 2880, 3150, 3720, 4260];
export const cardsOfYear = [1400, 1330, 1570, 1610, 1690, 1600, 1310, 1220, 1580, 1690, 1950, 2180];
export const walletsOfYear = paymentsOfYear.map((all, month) => all - cardsOfYear[month]!);
