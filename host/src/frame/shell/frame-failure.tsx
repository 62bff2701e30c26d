import { Button, ErrorPanel, makeStyles } from '@backoffice/ui';
import { useRevalidator } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { openAnew } from '../../kernel/addresses';

const useFrameFailureStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', alignContent: 'center', minHeight: '100vh' },
});

/** Replaces the whole frame when the frame itself fails. */
export function FrameFailure() {
  const styles = useFrameFailureStyles();
  const text = messages.useText();
  return (
    <main className={styles.root}>
      <ErrorPanel
        body={text('frame.failed.body')}
        onRetry={() => location.reload()}
        title={text('frame.failed.title')}
      />
      <Button appearance="subtle" onClick={() => openAnew('/')}>
        {text('frame.failed.home')}
      </Button>
    </main>
  );
}

/** Replaces a page whose loader fails; the frame continues to work. */
export function PageFailure() {
  const text = messages.useText();
  const { revalidate } = useRevalidator();
  return <ErrorPanel onRetry={() => void revalidate()} title={text('part.page.failed')} />;
}
