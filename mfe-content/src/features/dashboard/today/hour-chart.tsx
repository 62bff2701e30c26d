import type { BarChart, ChartLegend, ChartView } from '@backoffice/charts';
import { EmptyPanel, makeStyles, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { LoadFailure } from '../elements/load-failure';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { hourSheet } from './hour-figures';
import { todayMessages } from './today-messages';

const useHourChartStyles = makeStyles({ skeleton: { height: '100%' } });

/** The height in pixels, without legend. */
const HEIGHT = 240;

interface HourChartProps {
  label: string;
  asTable: boolean;
  /** The chart components, loaded with the charts of the series. */
  kit: { BarChart: typeof BarChart; ChartLegend: typeof ChartLegend; ChartView: typeof ChartView };
}

/** Today's transactions by hour and channel type. */
export function HourChart({ label, asTable, kit }: HourChartProps) {
  const styles = useHourChartStyles();
  const text = todayMessages.useText();
  const contentText = messages.useText();
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  const hours = data?.transactions?.hours;
  const sheet = useMemo(() => hours && hourSheet(hours, text), [hours, text]);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (hours?.length === 0)
    return <EmptyPanel body={text('today.hours.none.body')} title={text('today.hours.none')} />;
  if (!sheet) return <Skeleton className={styles.skeleton} />;
  return (
    <kit.ChartView
      asTable={asTable}
      label={label}
      legend={<kit.ChartLegend entries={sheet.columns} />}
      sheet={sheet}
    >
      <kit.BarChart
        height={HEIGHT}
        label={label}
        roleDescription={contentText('dashboard.chart.role')}
        sheet={sheet}
      />
    </kit.ChartView>
  );
}
