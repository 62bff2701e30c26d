import type { DashboardSeries, SeriesName } from '@backoffice/contract';
import { memo } from 'react';
import { messages } from '../../../messages';
import { ChartCard } from '../charts/chart-card';
import type { Charts } from '../charts/late-charts';
import type { Period } from './period';
import { useSeriesChartsStyles } from './series-charts.styles';
import { seriesLooks } from './series-looks';

interface SeriesChartsProps {
  /** None while their code is on its way. */
  charts: Charts | undefined;
  /** None while they load. */
  figures: { series: DashboardSeries; period: Period } | undefined;
  shown: SeriesName;
}

/** The days of the shown series, and below all four by weekday, in shares and by month. */
export const SeriesCharts = memo(function SeriesCharts({ charts, figures, shown }: SeriesChartsProps) {
  const styles = useSeriesChartsStyles();
  const text = messages.useText();
  const show = (kind: keyof Charts, title: string) => {
    if (!charts || !figures) return undefined;
    const Chart = charts[kind];
    const drawn = (asTable: boolean) => <Chart {...figures} asTable={asTable} shown={shown} title={title} />;
    return drawn;
  };
  const trendTitle = text('dashboard.chart.trend', { series: text(seriesLooks[shown].label) });
  const others = [
    { kind: 'week', title: text('dashboard.chart.week') },
    { kind: 'share', title: text('dashboard.chart.share') },
    { kind: 'months', title: text('dashboard.chart.months') },
  ] as const;
  return (
    <>
      <ChartCard size="trend" title={trendTitle}>
        {show('trend', trendTitle)}
      </ChartCard>
      <div className={styles.others}>
        {others.map(({ kind, title }) => (
          <ChartCard key={kind} size="others" title={title}>
            {show(kind, title)}
          </ChartCard>
        ))}
      </div>
    </>
  );
});
