import type { SeriesName } from '@backoffice/contract';
import { EmptyPanel, ErrorPanel, makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, spacedRow } from '@backoffice/ui/layout-rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
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
});

interface SeriesSectionProps {
  title: ReactNode;
  /** Only the totals are shown. */
  isFolded: boolean;
  /** Called when a series is chosen whose chart is folded away. */
  onUnfold: () => void;
  /** Starts loading the code of the charts. */
  isWanted: boolean;
}

/** The four series of a period, as totals and as charts, whose code is loaded after the totals. */
export function SeriesSection({ title, isFolded, onUnfold, isWanted }: SeriesSectionProps) {
  const styles = useSeriesSectionStyles();
  const text = messages.useText();
  const { data: series, error, refetch } = useQuery(dashboardSeriesQuery);
  const PeriodChoice = useLateCode(lazySections).fetched?.period;
  const [length, setLength] = useState<PeriodLength>(30);
  const [shown, setShown] = useState<SeriesName>('newVisitis');
  // Memoised, so that the charts are drawn once.
  const figures = useMemo(() => series && { series, period: periodOf(series, length) }, [series, length]);
  const period = figures?.period;
  const isEmpty = period?.days.length === 0;
  const isDrawn = isWanted && !isFolded && period !== undefined && !isEmpty;
  const { fetched: Chart, hasFailed, retry } = useLateCode(lazyCharts, isDrawn);

  // A failed refresh keeps the loaded figures.
  if (error && !series) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const charts = () => {
    if (isEmpty)
      return (
        <EmptyPanel body={text('dashboard.series.none.body')} title={text('dashboard.series.none.title')} />
      );
    if (hasFailed) return <ErrorPanel onRetry={retry} title={text('dashboard.chart.failed')} />;
    return <SeriesCharts Chart={isWanted ? Chart : undefined} figures={figures} shown={shown} />;
  };
  return (
    <div className={styles.section}>
      <div className={styles.bar}>
        {title}
        {PeriodChoice && <PeriodChoice onChange={setLength} value={length} />}
      </div>
      <PanelGroup
        onShow={(name) => {
          setShown(name);
          onUnfold();
        }}
        period={period}
        shown={shown}
      />
      {!isFolded && charts()}
    </div>
  );
}
