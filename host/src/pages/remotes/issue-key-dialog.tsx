import { CopyButton, Field, Input } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import type { Change } from './remotes.queries';

const LABEL_MAX = 200;

/** Makes a deploy key, and shows it this once: the server keeps only its hash. */
export function IssueKeyDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const [label, setLabel] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [key, setKey] = useState('');

  const submit = async (change: Change) => {
    if (key) {
      onClose();
      return;
    }
    setIsRefused(label.trim() === '');
    if (label.trim() === '') return;
    const issue = async () => setKey((await remotesApi.issueKey({ remote, label: label.trim() })).key);
    await change(issue, text('remotes.keys.issued', { remote }));
  };
  return (
    <RemoteChangeDialog
      isDone={key !== ''}
      label={text(key ? 'remotes.keys.close' : 'remotes.keys.issue')}
      onClose={onClose}
      onSubmit={submit}
      title={text('remotes.keys.title', { remote })}
    >
      {key ? (
        <>
          <p className={styles.about}>{text('remotes.keys.shown')}</p>
          <div className={styles.key}>
            <code>{key}</code>
            <CopyButton label={text('remotes.keys.copy')} value={key} />
          </div>
        </>
      ) : (
        <Field
          hint={text('remotes.keys.nameHint')}
          label={text('remotes.keys.name')}
          required
          validationMessage={isRefused ? text('remotes.keys.nameRequired') : undefined}
        >
          <Input maxLength={LABEL_MAX} onChange={(_event, { value }) => setLabel(value)} value={label} />
        </Field>
      )}
    </RemoteChangeDialog>
  );
}
