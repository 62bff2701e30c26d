import { useDashboardStyles } from '../dashboard.styles';
import { StatusFigures } from '../merchants/status-figures';
import { LatePart } from '../parts/late-part';
import { SeriesSection } from '../series/series-section';

/** For administrators: the series with their charts, transactions, merchants and to-dos. */
export function AdminDashboard() {
  const styles = useDashboardStyles();
  return (
    <div className={styles.page}>
      <SeriesSection />
      <div className={styles.columns}>
        <LatePart part="transactions" />
        <LatePart part="todos" />
      </div>
      <div className={styles.columns}>
        <LatePart part="newest" />
        <StatusFigures />
      </div>
    </div>
  );
}
