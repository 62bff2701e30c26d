import type { ReactNode } from 'react';
import { usePageStyles } from './page.styles';

/** A table that scrolls sideways by itself, by keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const styles = usePageStyles();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div aria-label={label} className={styles.wide} role="region" tabIndex={0}>
      <table aria-label={label} className={styles.table}>
        {children}
      </table>
    </div>
  );
}
