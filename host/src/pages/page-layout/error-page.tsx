import type { ReactNode } from 'react';
import { useErrorArtStyles, useErrorPageStyles } from './error-page.styles';

/** A picture of 200 by 160, standing on the ground; it says nothing that the words beside it do not say. */
export function ErrorArt({ children }: { children: ReactNode }) {
  const styles = useErrorArtStyles();
  return (
    <svg aria-hidden="true" className={styles.art} viewBox="0 0 200 160">
      <ellipse className={styles.ground} cx="100" cy="148" rx="76" ry="8" />
      {children}
    </svg>
  );
}

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
