import type { ReactNode } from 'react';
import { useErrorArtStyles, useErrorPageStyles } from './error-page.styles';

interface ErrorPageProps {
  /** The shapes of a decorative picture of 200 by 160. */
  art: ReactNode;
  heading: string;
  children: ReactNode;
}

/** A picture beside a description of the error and links to other pages. */
export function ErrorPage({ art, heading, children }: ErrorPageProps) {
  const styles = useErrorPageStyles();
  const artStyles = useErrorArtStyles();
  return (
    <div className={styles.root}>
      <svg aria-hidden="true" className={artStyles.art} viewBox="0 0 200 160">
        <ellipse className={artStyles.ground} cx="100" cy="148" rx="76" ry="8" />
        {art}
      </svg>
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
