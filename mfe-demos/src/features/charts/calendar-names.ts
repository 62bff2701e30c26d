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
