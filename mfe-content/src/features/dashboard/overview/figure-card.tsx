import { ErrorPanel, makeStyles, mergeClasses, Skeleton, tokens } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { Card } from '../elements/card';
import { LoadFailure } from '../elements/load-failure';
import { dashboardFiguresQuery } from '../queries/dashboard.queries';
import { useDayCode } from './lazy-day';

const useFigureCardStyles = makeStyles({
  room: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  // Lines of 44 px, most of which depend on permissions.
  attention: { minHeight: '100px' },
  work: { minHeight: '96px' },
  skeleton: {
    flexGrow: 1,
    width: 'auto',
    margin: `0 ${tokens.spacingHorizontalL} ${tokens.spacingHorizontalL}`,
  },
});

const titles = { attention: 'dashboard.attention.title', work: 'dashboard.work.title' } as const;

/** A card with a list of today's figures. */
export function FigureCard({ list }: { list: keyof typeof titles }) {
  const styles = useFigureCardStyles();
  const text = messages.useText();
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
      <div className={mergeClasses(styles.room, styles[list])}>{content()}</div>
    </Card>
  );
}
