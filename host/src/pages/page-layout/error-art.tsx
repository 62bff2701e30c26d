import type { ReactNode } from 'react';
import { useErrorArtStyles } from './error-art.styles';

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
