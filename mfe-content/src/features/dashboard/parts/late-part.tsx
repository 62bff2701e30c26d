import { ErrorPanel, mergeClasses, Skeleton } from '@backoffice/ui';
import { messages } from '../../../messages';
import { Card } from '../card/card';
import { useLate } from '../late/use-late';
import { useLatePartStyles } from './late-part.styles';
import { lateParts } from './late-parts';

const titles = {
  newest: 'dashboard.newest.title',
  todos: 'dashboard.todos.title',
  transactions: 'dashboard.transactions.title',
} as const;

interface LatePartProps {
  part: keyof typeof titles;
  /** Whether its turn has come. */
  isWanted?: boolean;
}

/** A card below the first figures. It has its room before its code is here. */
export function LatePart({ part, isWanted }: LatePartProps) {
  const styles = useLatePartStyles();
  const text = messages.useText();
  const { fetched, hasFailed, retry } = useLate(lateParts, isWanted);
  const Part = fetched?.[part];
  const title = text(titles[part]);
  return (
    <Card isBusy={!Part && !hasFailed} title={title}>
      <div className={mergeClasses(styles.room, styles[part])}>
        {Part ? (
          <Part label={title} />
        ) : hasFailed ? (
          <ErrorPanel onRetry={retry} title={text('dashboard.failed.title')} />
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
      </div>
    </Card>
  );
}
