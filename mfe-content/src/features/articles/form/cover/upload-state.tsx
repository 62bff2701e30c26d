import { formatPercent } from '@backoffice/i18n';
import { Button } from '@backoffice/ui';
import { messages } from '../../../../messages';
import { useCoverStyles } from './cover.styles';
import type { CoverUpload } from './use-cover-upload';

interface UploadStateProps {
  state: CoverUpload;
  onStop: () => void;
}

/** How far an upload is, and what became of it. */
export function UploadState({ state, onStop }: UploadStateProps) {
  const styles = useCoverStyles();
  const text = messages.useText();
  if (state.kind === 'sending') {
    const percent = Math.round(state.part * 100);
    return (
      <div className={styles.sending}>
        <progress
          aria-label={text('articles.upload.progress', { name: state.name })}
          className={styles.progress}
          max={100}
          value={percent}
        />
        <span className={styles.words}>
          {formatPercent(percent)} {state.name}
        </span>
        <Button appearance="subtle" onClick={onStop}>
          {text('articles.upload.stop')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.words} role="status">
      {state.kind === 'done' && text('articles.upload.done', { name: state.name })}
      {state.kind === 'failed' && (
        <span className={styles.failed}>
          {text('articles.upload.failed-because', { name: state.name, reason: state.reason })}
        </span>
      )}
    </div>
  );
}
