import { formatNumber, type GetText } from '@backoffice/i18n';
import type { ChartsText } from './charts-messages';
import type { Sheet } from './sheet';

/** The figures of a point in words. */
export function pointText({ columns, rows }: Sheet, point: number, text: GetText<ChartsText>): string {
  const { label, values } = rows[point]!;
  const figures = columns.map(({ label: series }, at) =>
    text('charts.value', { series, value: formatNumber(values[at]!) }),
  );
  return text('charts.point', { label, values: figures.join(', ') });
}
