import { makeStyles, tokens } from '@backoffice/ui';
import type { ReactNode } from 'react';

const useFailureStyles = makeStyles({
  root: {
    marginTop: tokens.spacingVerticalM,
    color: tokens.colorStatusDangerForeground3,
    ':empty': { display: 'none' },
  },
});

/** The reason why a dialog's work failed, announced at once. */
export function Failure({ children }: { children: ReactNode }) {
  const styles = useFailureStyles();
  return (
    <div className={styles.root} role="alert">
      {children}
    </div>
  );
}
