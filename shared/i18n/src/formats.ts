import { wallClock } from '@backoffice/contract/zoned-time';
import i18next from 'i18next';
import { shownTimeZone } from './time-zone';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style });
  formats.set(key, format);
  return format;
}

/**
 * Formats a time in the shown time zone, alike in all languages: `2026/11/21 05:04:03`. Without Intl, whose first format takes
 * 17 ms on a fast machine.
 *
 * @throws RangeError when it is not a time
 */
export function formatDateTime(time: string | Date): string {
  const at = new Date(time).getTime();
  if (Number.isNaN(at)) throw new RangeError(`${String(time)} is no time.`);
  return wallClock(at, shownTimeZone()).slice(0, 19).replaceAll('-', '/').replace('T', ' ');
}

const groupSeparators: Partial<Record<string, string>> = { en: ',', zh: ',', es: '.', ja: ',' };

/** Writes an integer in groups of three digits; Spanish does not group four digits. */
function groupDigits(value: number | bigint, language: string): string | undefined {
  const separator = groupSeparators[language];
  if (!separator || typeof value === 'bigint' || !Number.isSafeInteger(value)) return undefined;
  if (Object.is(value, -0)) return undefined;
  if (Math.abs(value) < (language === 'es' ? 10_000 : 1000)) return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}

/**
 * Formats a number in the interface's language. Integers, which every list has, do without Intl, whose first format takes 25 ms on
 * a fast machine.
 */
export function formatNumber(value: number | bigint): string {
  const { language } = i18next;
  return groupDigits(value, language) ?? numberFormat(language, 'decimal').format(value);
}

/** Formats a percentage in the interface's language: 37 is `37%`, in Spanish `37 %`. */
export function formatPercent(percent: number): string {
  return numberFormat(i18next.language, 'percent').format(percent / 100);
}
