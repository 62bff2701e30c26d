import { useCallback, useEffect, useState } from 'react';
import { useDashboardStyles } from './dashboard.styles';
import { StatusFigures } from './merchants/status-figures';
import { LatePart } from './parts/late-part';
import { lateCharts } from './series/series-charts';
import { SeriesSection } from './series/series-section';

/** So long at most the charts, which stand above them, keep the other parts waiting. */
const CHARTS_FIRST_MS = 1500;

/** For administrators: the series with their charts, transactions, merchants and to-dos. */
export function AdminDashboard() {
  const styles = useDashboardStyles();
  const [isAfterCharts, setIsAfterCharts] = useState(lateCharts.fetched !== undefined);
  const goOn = useCallback(() => setIsAfterCharts(true), []);
  useEffect(() => {
    const timer = setTimeout(goOn, CHARTS_FIRST_MS);
    return () => clearTimeout(timer);
  }, [goOn]);
  return (
    <div className={styles.page}>
      <SeriesSection isAfterCharts={isAfterCharts} onCharts={goOn} />
      <div className={styles.columns}>
        <LatePart isWanted={isAfterCharts} part="transactions" />
        <LatePart isWanted={isAfterCharts} part="todos" />
      </div>
      <div className={styles.columns}>
        <LatePart isWanted={isAfterCharts} part="newest" />
        <StatusFigures />
      </div>
    </div>
  );
}
