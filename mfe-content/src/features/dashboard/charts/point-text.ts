import { formatNumber } from '@backoffice/i18n';
import type { Sheet } from './sheet';

/** A point in words: `2026/11/21, New visits 960, 30 days before 840`. */
export function pointText({ columns, rows }: Sheet, point: number): string {
  const row = rows[point];
  if (!row) return '';
  const values = row.values.map((value, at) => `${columns[at]!.label} ${formatNumber(value)}`);
  return [row.label, ...values].join(', ');
}
