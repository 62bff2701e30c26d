import { makeStyles, tokens } from '@backoffice/ui';
import { usePending } from '../kernel/pending';
import { messages } from '../kernel/messages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  bar: {
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
  },
  body: {
    height: '480px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** A placeholder for a page that is loading, in the size of a list. */
export function PageSkeleton() {
  const styles = useStyles();
  const text = messages.useText();
  usePending(true);
  return (
    <div className={styles.root} role="status" aria-label={text('remotePage.loading.label')}>
      <div className={styles.bar} />
      <div className={styles.body} />
    </div>
  );
}
