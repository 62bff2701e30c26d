import type { ReactNode } from 'react';
import { useErrorPageStyles } from './error-page.styles';

interface ErrorPageProps {
  art: ReactNode;
  heading: string;
  children: ReactNode;
}

/** A picture beside what is the matter and where to go from here. */
export function ErrorPage({ art, heading, children }: ErrorPageProps) {
  const styles = useErrorPageStyles();
  return (
    <div className={styles.root}>
      {art}
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
