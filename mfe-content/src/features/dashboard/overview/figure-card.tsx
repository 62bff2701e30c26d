import { usePermission } from '@backoffice/session';
import { ErrorPanel, makeStyles, Skeleton, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { Card } from '../elements/card';
import { LoadFailure } from '../elements/load-failure';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { useDayCode } from './lazy-day';

const useFigureCardStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  skeleton: {
    flexGrow: 1,
    width: 'auto',
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
});

/** In pixels, with the border between two. */
const LINE_HEIGHT = 45;
/** The padding below the lines, and the authors of changes. */
const REST_HEIGHT = { attention: 8, work: 20 };

/** Returns the number of lines of each list, which depends on the permissions. */
function useLines() {
  const ofMerchants = usePermission('merchants:view') ? 3 : 0;
  const ofKeys = usePermission('channels:view') ? 2 : 0;
  const maySeeLog = usePermission('auditLog:view');
  return { attention: ofMerchants + ofKeys + (maySeeLog ? 1 : 0), work: 2 };
}

const titles = { attention: 'dashboard.attention.title', work: 'dashboard.work.title' } as const;

/** A card with a list of today's figures. */
export function FigureCard({ list }: { list: keyof typeof titles }) {
  const styles = useFigureCardStyles();
  const text = messages.useText();
  const lines = useLines()[list];
  const { data, error, refetch } = useQuery(dashboardFiguresQuery);
  const { fetched: day, hasFailed, retry } = useDayCode();
  const title = text(titles[list]);
  const failure = data ? null : error;
  const content = () => {
    if (hasFailed) return <ErrorPanel onRetry={retry} title={text('dashboard.failed.title')} />;
    if (failure) return <LoadFailure error={failure} onRetry={() => void refetch()} />;
    if (!day || !data) return <Skeleton className={styles.skeleton} />;
    const List = day[list];
    return <List figures={data} label={title} />;
  };
  return (
    <Card isBusy={!hasFailed && !failure && (!day || !data)} title={title}>
      <div className={styles.room} style={{ minHeight: lines * LINE_HEIGHT + REST_HEIGHT[list] }}>
        {content()}
      </div>
    </Card>
  );
}
