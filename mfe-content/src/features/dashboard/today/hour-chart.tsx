import { EmptyPanel, ErrorPanel, makeStyles, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { LoadFailure } from '../elements/load-failure';
import { type LazyCode, useLazyCode } from '../lazy-code/use-lazy-code';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { hourSheet } from './hour-figures';
import { todayMessages } from './today-messages';

const useHourChartStyles = makeStyles({ skeleton: { height: '100%' } });

/** In the file of the charts, which all need. */
const lazyKit: LazyCode<Pick<typeof import('../charts/charts'), 'BarChart' | 'ChartLegend' | 'ChartView'>> = {
  fetch: () => import('../charts/charts'),
};

/** Without legend, in pixels. */
const HEIGHT = 240;

/** Today's transactions, hour by hour, by the type of their channel. */
export function HourChart({ label, asTable }: { label: string; asTable: boolean }) {
  const styles = useHourChartStyles();
  const text = todayMessages.useText();
  const contentText = messages.useText();
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  const { fetched: kit, hasFailed, retry } = useLazyCode(lazyKit);
  const hours = data?.transactions?.hours;
  const sheet = useMemo(() => hours && hourSheet(hours, text), [hours, text]);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (hasFailed) return <ErrorPanel onRetry={retry} title={contentText('dashboard.chart.failed')} />;
  if (hours?.length === 0)
    return <EmptyPanel body={text('today.hours.none.body')} title={text('today.hours.none')} />;
  if (!kit || !sheet) return <Skeleton className={styles.skeleton} />;
  const { BarChart, ChartLegend, ChartView } = kit;
  return (
    <ChartView asTable={asTable} label={label} legend={<ChartLegend entries={sheet.columns} />} sheet={sheet}>
      <BarChart
        height={HEIGHT}
        label={label}
        roleDescription={contentText('dashboard.chart.role')}
        sheet={sheet}
      />
    </ChartView>
  );
}
