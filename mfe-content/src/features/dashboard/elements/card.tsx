import { makeStyles, tokens } from '@backoffice/ui';
import { flexColumn, flexRow } from '@backoffice/ui/layout-rules';
import { cardBox, subheadingText } from '@backoffice/ui/theme-rules';
import { useId, type ReactNode } from 'react';

const useCardStyles = makeStyles({
  card: {
    // Positions the content that a section shows beside the title.
    position: 'relative',
    ...flexColumn,
    minWidth: 0,
    ...cardBox,
  },
  head: {
    ...flexRow,
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '32px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: { margin: 0, ...subheadingText },
});

interface CardProps {
  title: string;
  /** Controls beside the title. */
  actions?: ReactNode;
  /** The card shows a skeleton. */
  isBusy?: boolean;
  children: ReactNode;
}

export function Card({ title, actions, isBusy = false, children }: CardProps) {
  const styles = useCardStyles();
  const titleId = useId();
  return (
    <section aria-busy={isBusy} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
