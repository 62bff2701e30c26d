import { seriesNames } from '@backoffice/contract';
import { messages } from '../../../messages';
import { chartHeights } from './chart-heights';
import { ChartLegend } from './chart-legend';
import type { ChartProps } from './chart-props';
import { ChartView } from './chart-view';
import { RadarChart } from './radar-chart';
import { seriesColumns } from './series-columns';
import type { Sheet } from './sheet';
import { weekdayMeans } from './weekday-means';
import { weekdayNames } from './weekday-names';

/** The average week of the period, series over series. */
export function WeekChart({ title, period, asTable }: ChartProps) {
  const text = messages.useText();
  const sheet: Sheet = {
    head: text('dashboard.chart.weekday'),
    columns: seriesColumns(text),
    rows: weekdayMeans(period).map((means, weekday) => ({
      label: text(weekdayNames[weekday]!),
      values: seriesNames.map((name) => means[name]),
    })),
  };
  return (
    <ChartView asTable={asTable} label={title} legend={<ChartLegend entries={sheet.columns} />} sheet={sheet}>
      <RadarChart height={chartHeights.others} label={title} sheet={sheet} />
    </ChartView>
  );
}
