import type { Language } from '@backoffice/i18n';

const DAY_MS = 24 * 60 * 60 * 1000;
const A_MONDAY = Date.UTC(2026, 10, 16);

/** Short names, from Monday on. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(A_MONDAY + day * DAY_MS));
}
