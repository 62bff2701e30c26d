import { useId, type ReactNode } from 'react';
import { useCardStyles } from './card.styles';

interface CardProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Whether something stands in for what is awaited. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A part of the dashboard with its title. */
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
