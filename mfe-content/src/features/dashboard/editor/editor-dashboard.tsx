import { useDashboardStyles } from '../dashboard.styles';
import { StatusFigures } from '../merchants/status-figures';
import { LatePart } from '../parts/late-part';
import { Greeting } from './greeting';

/** For everybody but administrators: who one is, the merchants, and what one has to do. */
export function EditorDashboard() {
  const styles = useDashboardStyles();
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.columns}>
        <LatePart part="newest" />
        <StatusFigures />
      </div>
      <LatePart part="todos" />
    </div>
  );
}
