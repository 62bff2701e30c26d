import { formatNumber, type Language } from '@backoffice/i18n';

const SHORT_FROM = 1_000_000;

/** A number where there is little room: 2,500,000 is `2.5M`, in Chinese `250万`. */
export function shortNumber(value: number, language: Language): string {
  if (Math.abs(value) < SHORT_FROM) return formatNumber(value);
  return new Intl.NumberFormat(language, { notation: 'compact' }).format(value);
}
