import { tokens } from '@backoffice/ui';
import { messages } from '../../../messages';
import { seriesLooks } from '../series/series-looks';
import { chartHeights } from './chart-heights';
import { ChartLegend } from './chart-legend';
import type { ChartProps } from './chart-props';
import { ChartView } from './chart-view';
import { LineChart } from './line-chart';
import type { Sheet } from './sheet';

/** The days of one series, with those before them. */
export function TrendChart({ title, period: { days, now, before }, shown, asTable }: ChartProps) {
  const text = messages.useText();
  const { label, colour } = seriesLooks[shown];
  const sheet: Sheet = {
    head: text('dashboard.chart.day'),
    columns: [
      { key: shown, label: text(label), colour },
      ...(before
        ? [{ key: 'before', label: text('dashboard.chart.before'), colour: tokens.colorNeutralForeground3 }]
        : []),
    ],
    rows: days.map((day, at) => ({
      label: day.replaceAll('-', '/'),
      values: [now[shown][at]!, ...(before ? [before[shown][at]!] : [])],
    })),
  };
  return (
    <ChartView asTable={asTable} label={title} legend={<ChartLegend entries={sheet.columns} />} sheet={sheet}>
      <LineChart height={chartHeights.trend} label={title} sheet={sheet} />
    </ChartView>
  );
}
