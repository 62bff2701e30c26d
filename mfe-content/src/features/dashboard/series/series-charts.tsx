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
  fetch: async () => (await import('../charts/charts')).SeriesChart,
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
  // The drawing and its legend: one line below the wide one, two below the others.
  trend: { height: '308px' },
  others: { height: '292px' },
  skeleton: { height: '100%' },
});

interface ChartCardProps {
  title: string;
  size: 'trend' | 'others';
  /** Shows the figures as a chart or as a table; none while the charts' code is on its way. */
  children: ((asTable: boolean) => ReactNode) | undefined;
}

/** Holds the room of a chart, and switches it to its table. */
export function ChartCard({ title, size, children }: ChartCardProps) {
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
  /** None while its code is on its way. */
  Chart: typeof SeriesChart | undefined;
  /** None while they load. */
  figures: { series: DashboardSeries; period: Period } | undefined;
  shown: SeriesName;
}

/** The days of the shown series, and below all four by weekday, in shares and by month. */
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
