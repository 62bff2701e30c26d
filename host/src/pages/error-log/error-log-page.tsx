import { Button, ConfirmDialog, CopyButton, DeleteIcon, EmptyPanel } from '@backoffice/ui';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { clearErrorLog, errorLogAtom } from '../../kernel/error-log/error-log';
import { useErrorLogStyles } from './error-log.styles';
import { entryText, ErrorItem, messages as texts } from './error-item';

export const messages = [texts];

/** `/error-log/log`: what failed in this tab. */
export function Page() {
  const styles = useErrorLogStyles();
  const text = texts.useText();
  const entries = useAtomValue(errorLogAtom);
  const [isAsking, setIsAsking] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const clear = () => {
    setIsAsking(false);
    clearErrorLog();
    // The button that had the focus is gone.
    page.current?.focus();
  };
  return (
    <div className={styles.page} ref={page} tabIndex={-1}>
      {entries.length === 0 ? (
        <EmptyPanel body={text('errorLog.empty.body')} title={text('errorLog.empty.title')} />
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.about}>{text('errorLog.page.about')}</p>
            <CopyButton
              label={text('errorLog.copyAll.label')}
              value={entries.map((entry) => entryText(entry)).join('\n\n')}
            />
            <Button icon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
              {text('errorLog.clear.label')}
            </Button>
          </div>
          <ol aria-label={text('errorLog.list.label')} className={styles.list}>
            {entries.map((entry) => (
              <ErrorItem entry={entry} key={entry.id} />
            ))}
          </ol>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          body={text('errorLog.clear.body', { n: entries.length })}
          confirmLabel={text('errorLog.clear.label')}
          dangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={clear}
          title={text('errorLog.clear.question')}
        />
      )}
    </div>
  );
}
