import {
  BoardIcon,
  DataTrendingIcon,
  IconButton,
  makeStyles,
  mergeClasses,
  Skeleton,
  tokens,
} from '@backoffice/ui';
import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import type { DashboardSeries, SeriesName } from '@backoffice/contract';
import { messages } from '../../../messages';
import { Card } from '../elements/card';
import type { SeriesChart } from '../charts/charts';
import type { Period } from '../figures/period';
import type { LateCode } from '@backoffice/ui/late-code';
import { seriesLooks } from '../figures/series-looks';

export const lazyCharts: LateCode<typeof SeriesChart> = {
  fetch: async () =>
    (await import(/* webpackChunkName: "Dashboard-charts" */ '../charts/charts')).SeriesChart,
};

const useSeriesChartsStyles = makeStyles({
  others: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 74.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const useChartCardStyles = makeStyles({
  body: { padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}` },
  // The height of a chart with its legend, which has one line in the wide card and two in the others.
  trend: { height: '308px' },
  others: { height: '292px' },
  skeleton: { height: '100%' },
});

interface ChartCardProps {
  title: string;
  size: 'trend' | 'others';
  /** Renders the figures as a chart or table; undefined while the charts' code is loading. */
  children: ((asTable: boolean) => ReactNode) | undefined;
}

/** A card that reserves the space of a chart and switches between chart and table. */
function ChartCard({ title, size, children }: ChartCardProps) {
  const styles = useChartCardStyles();
  const text = messages.useText();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? DataTrendingIcon : BoardIcon;
  return (
    <Card
      actions={
        <IconButton
          icon={<Icon />}
          label={text(asTable ? 'dashboard.chart.as-chart' : 'dashboard.chart.as-table', { chart: title })}
          onClick={() => setAsTable(!asTable)}
        />
      }
      isBusy={!children}
      title={title}
    >
      <div className={mergeClasses(styles.body, styles[size])}>
        {children ? children(asTable) : <Skeleton className={styles.skeleton} />}
      </div>
    </Card>
  );
}

interface SeriesChartsProps {
  /** The chart component; undefined while its code is loading. */
  Chart: typeof SeriesChart | undefined;
  /** The figures; undefined while loading. */
  figures: { series: DashboardSeries; period: Period } | undefined;
  shown: SeriesName;
}

/** The days of the selected series, and below it all four series by weekday, by share and by month. */
export const SeriesCharts = memo(function SeriesCharts({ Chart, figures, shown }: SeriesChartsProps) {
  const styles = useSeriesChartsStyles();
  const text = messages.useText();
  const card = (kind: ComponentProps<typeof SeriesChart>['kind'], title: string) => (
    <ChartCard key={kind} size={kind === 'trend' ? 'trend' : 'others'} title={title}>
      {Chart &&
        figures &&
        ((asTable) => <Chart asTable={asTable} figures={{ ...figures, shown }} kind={kind} title={title} />)}
    </ChartCard>
  );
  return (
    <>
      {card('trend', text('dashboard.chart.trend', { series: text(seriesLooks[shown].label) }))}
      <div className={styles.others}>
        {card('week', text('dashboard.chart.week'))}
        {card('share', text('dashboard.chart.share'))}
        {card('months', text('dashboard.chart.months'))}
      </div>
    </>
  );
});
