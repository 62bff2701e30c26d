import { formatNumber, type Language } from '@backoffice/i18n';

const SHORT_FROM = 1_000_000;

/** Numbers beside a drawing, alike and in little room: from a million on `0.5M, 1M`, in Chinese `50万, 100万`. */
export function formatMarks(marks: readonly number[], language: Language): string[] {
  if (Math.max(...marks) < SHORT_FROM) return marks.map(formatNumber);
  const { format } = new Intl.NumberFormat(language, { notation: 'compact' });
  return marks.map((mark) => format(mark));
}
