import { makeStyles, tokens } from '@backoffice/ui';
import { useId, type ReactNode } from 'react';

const useCardStyles = makeStyles({
  card: {
    // Positions the content that a section places beside the title.
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    minHeight: '32px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
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
