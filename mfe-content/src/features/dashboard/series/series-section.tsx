import type { SeriesName } from '@backoffice/contract';
import { EmptyPanel, ErrorPanel, makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, spacedRow } from '@backoffice/ui/layout-rules';
import { headingText } from '@backoffice/ui/theme-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { messages } from '../../../messages';
import { dashboardSeriesQuery } from '../queries/dashboard.queries';
import { useLateCode } from '@backoffice/ui/late-code';
import { LoadFailure } from '../elements/load-failure';
import { lazySections } from '../sections/lazy-section';
import { PanelGroup } from './panel-group';
import { type PeriodLength, periodOf } from '../figures/period';
import { lazyCharts, SeriesCharts } from './series-charts';

const useSeriesSectionStyles = makeStyles({
  section: { ...flexColumn, rowGap: tokens.spacingHorizontalM },
  bar: {
    ...spacedRow,
    gap: tokens.spacingHorizontalS,
    // The choice of the period appears after the title.
    minHeight: '32px',
  },
  title: { margin: 0, ...headingText },
});

interface SeriesSectionProps {
  /** Starts loading the code that follows the charts. */
  isAfterCharts: boolean;
  /** Called when the charts are loaded or have failed to load. */
  onCharts: () => void;
}

/** The four series of a period, as totals and as charts, whose code is loaded after the totals. */
export function SeriesSection({ isAfterCharts, onCharts }: SeriesSectionProps) {
  const styles = useSeriesSectionStyles();
  const text = messages.useText();
  const { data: series, error, refetch } = useQuery(dashboardSeriesQuery);
  const PeriodChoice = useLateCode(lazySections, isAfterCharts).fetched?.period;
  const [length, setLength] = useState<PeriodLength>(30);
  const [shown, setShown] = useState<SeriesName>('newVisitis');
  // Memoised, so that the charts are drawn once.
  const figures = useMemo(() => series && { series, period: periodOf(series, length) }, [series, length]);
  const period = figures?.period;
  const isEmpty = period?.days.length === 0;
  const { fetched: Chart, hasFailed, retry } = useLateCode(lazyCharts, period !== undefined && !isEmpty);

  const areChartsSettled = Boolean(Chart && period) || hasFailed || isEmpty || error !== null;
  useEffect(() => {
    if (areChartsSettled) onCharts();
  }, [areChartsSettled, onCharts]);

  // A failed refresh keeps the loaded figures.
  if (error && !series) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.section}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('dashboard.series.title')}</h2>
        {PeriodChoice && <PeriodChoice onChange={setLength} value={length} />}
      </div>
      <PanelGroup onShow={setShown} period={period} shown={shown} />
      {isEmpty ? (
        <EmptyPanel body={text('dashboard.series.none.body')} title={text('dashboard.series.none.title')} />
      ) : hasFailed ? (
        <ErrorPanel onRetry={retry} title={text('dashboard.chart.failed')} />
      ) : (
        <SeriesCharts Chart={Chart} figures={figures} shown={shown} />
      )}
    </div>
  );
}
