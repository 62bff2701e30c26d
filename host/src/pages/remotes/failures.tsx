import { ErrorCircleIcon } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useRemotesStyles } from './remotes.styles';

/** A number of failures in words, highlighted unless it is zero. */
export function Failures({ count, children }: { count: number; children: ReactNode }) {
  const styles = useRemotesStyles();
  if (count === 0) return children;
  return (
    <span className={styles.failures}>
      <ErrorCircleIcon size={16} />
      {children}
    </span>
  );
}
