import { Button, ErrorPanel, makeStyles } from '@backoffice/ui';
import { useRevalidator } from 'react-router-dom';
import { messages } from '../../kernel/messages';

const useFrameFailureStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', alignContent: 'center', minHeight: '100vh' },
});

/** Stands in place of the whole frame when the frame itself has failed. */
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
      <Button appearance="subtle" onClick={() => location.assign('/')}>
        {text('frame.failed.home')}
      </Button>
    </main>
  );
}

/** Stands in place of a page whose loader has failed; the frame around it goes on. */
export function PageFailure() {
  const text = messages.useText();
  const { revalidate } = useRevalidator();
  return <ErrorPanel onRetry={() => void revalidate()} title={text('part.page.failed')} />;
}
