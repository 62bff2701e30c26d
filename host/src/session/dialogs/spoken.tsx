import { makeStyles } from '@backoffice/ui';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** For screen readers alone: what changes too often to be read aloud each time is shown beside it. */
export function Spoken({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <span className={styles.root} role="timer" aria-live="polite">
      {children}
    </span>
  );
}
