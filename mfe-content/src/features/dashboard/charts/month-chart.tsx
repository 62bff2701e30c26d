import { seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import { BarChart } from './bar-chart';
import { chartHeights } from './chart-heights';
import { ChartLegend } from './chart-legend';
import type { ChartProps } from './chart-props';
import { ChartView } from './chart-view';
import { monthTotals } from './month-totals';
import { seriesColumns } from './series-columns';
import type { Sheet } from './sheet';

/** The last twelve months, whatever the period. */
export function MonthChart({ title, series, asTable }: ChartProps) {
  const text = messages.useText();
  const sheet: Sheet = {
    head: text('dashboard.chart.month'),
    columns: seriesColumns(text),
    rows: monthTotals(series).map(({ month, totals }) => ({
      label: month.replace('-', '/'),
      values: seriesNames.map((name) => totals[name]),
    })),
  };
  return (
    <ChartView asTable={asTable} label={title} legend={<ChartLegend entries={sheet.columns} />} sheet={sheet}>
      <BarChart height={chartHeights.others} label={title} sheet={sheet} />
    </ChartView>
  );
}
