import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { Card } from '../card/card';
import { dashboardSummaryQuery } from '../dashboard.queries';
import { LoadFailure } from '../load-failure';
import { Figure } from './figure';
import { ProportionBar } from './proportion-bar';
import { sharesOf } from './shares-of';
import { useStatusFiguresStyles } from './status-figures.styles';

/** How many merchants there are, by status: the box with figures that count up. */
export function StatusFigures() {
  const styles = useStatusFiguresStyles();
  const text = messages.useText();
  const { data, error, refetch } = useQuery(dashboardSummaryQuery);
  const counts = data?.merchants;
  const shares = counts && sharesOf(counts);

  return (
    <Card isBusy={!data && !error} title={text('dashboard.status.title')}>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.body}>
          <dl className={styles.figures}>
            <Figure
              count={counts && counts.active + counts.inactive}
              label={text('dashboard.status.total')}
            />
            <Figure
              count={counts?.active}
              label={text('dashboard.status.active')}
              share={shares?.active}
              status="active"
            />
            <Figure
              count={counts?.inactive}
              label={text('dashboard.status.inactive')}
              share={shares?.inactive}
              status="inactive"
            />
          </dl>
          <ProportionBar shares={shares} />
        </div>
      )}
    </Card>
  );
}
