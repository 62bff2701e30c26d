import { joinList } from '@backoffice/i18n/format-list';
import { formatNumber } from '@backoffice/i18n';

export interface SheetColumn {
  key: string;
  label: string;
  colour: string;
  /** The drawing of the series, which its symbol in legends repeats; a bar or an area when left out. */
  drawn?: 'line' | 'dashed';
}

/** A point of a chart. */
export interface SheetRow {
  label: string;
  /** A shorter label for the axis under the drawing. */
  short?: string;
  /** One for each column. */
  values: readonly number[];
}

/** The figures of a chart, which are drawn, read out point by point, and listed as a table. */
export interface Sheet<Column extends SheetColumn = SheetColumn> {
  /** The name of the rows, such as “Day” or “Month”. */
  head: string;
  columns: readonly Column[];
  rows: readonly SheetRow[];
}

/** Returns a point as text: `2026/11/21, New visits 960, 30 days before 840`. */
export function pointText({ columns, rows }: Sheet, point: number): string {
  const row = rows[point];
  if (!row) return '';
  const values = row.values.map((value, at) => `${columns[at]!.label} ${formatNumber(value)}`);
  return joinList([row.label, ...values]);
}
