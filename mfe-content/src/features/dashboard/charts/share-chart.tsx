import { seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import { formatNumber } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { seriesLooks } from '../series/series-looks';
import { sumOf } from '../series/sum-of';
import { chartHeights } from './chart-heights';
import { ChartLegend } from './chart-legend';
import type { ChartProps } from './chart-props';
import { ChartView } from './chart-view';
import { percentsOf } from './percents-of';
import { PieChart } from './pie-chart';
import { seriesColumns } from './series-columns';
import type { Sheet } from './sheet';

/** What part of the period's events each series is. */
export function ShareChart({ title, period, asTable }: ChartProps) {
  const text = messages.useText();
  const totals = seriesNames.map((name) => sumOf(period.now[name]));
  const percents = percentsOf(totals);
  const colours = seriesNames.map((name) => seriesLooks[name].colour);
  const sheet: Sheet = {
    head: text('dashboard.chart.series'),
    columns: [
      { key: 'total', label: text('dashboard.chart.total'), colour: tokens.colorNeutralForeground3 },
      { key: 'percent', label: text('dashboard.chart.percent'), colour: tokens.colorNeutralForeground3 },
    ],
    rows: seriesColumns(text).map(({ label }, at) => ({ label, values: [totals[at]!, percents[at]!] })),
  };
  const legend = seriesColumns(text).map((entry, at) => ({
    ...entry,
    value: text('dashboard.status.share', { percent: formatNumber(percents[at]!) }),
  }));
  return (
    <ChartView asTable={asTable} label={title} legend={<ChartLegend entries={legend} />} sheet={sheet}>
      <PieChart colours={colours} height={chartHeights.others} label={title} sheet={sheet} />
    </ChartView>
  );
}
