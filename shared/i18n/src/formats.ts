import i18next from 'i18next';

const dateTime = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const numbers = new Map<string, Intl.NumberFormat>();

/** A time as all languages show it, in the browser's time zone: `2026/11/21 05:04:03`. Throws a RangeError when it is no time. */
export function formatDateTime(time: string | Date): string {
  return dateTime.format(new Date(time));
}

/** A number as the interface's language writes it. */
export function formatNumber(value: number): string {
  const { language } = i18next;
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value);
}
