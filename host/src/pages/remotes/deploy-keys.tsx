import type { RemoteOverview } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { Button, ConfirmDialog } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useState } from 'react';
import { IssueKeyDialog } from './issue-key-dialog';
import { messages } from './remote-words';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import { useRemoteChange } from './remotes.queries';

type Key = RemoteOverview['keys'][number];

/** The keys that may ship the remote without signing in. */
export function DeployKeys({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const mayEdit = usePermission('remotes:edit');
  const [isIssuing, setIsIssuing] = useState(false);
  const [revoked, setRevoked] = useState<Key | null>(null);
  const { change } = useRemoteChange();

  const stateOf = ({ isRevoked, lastUsedAt }: Key) => {
    if (isRevoked) return text('remotes.keys.revoked');
    return lastUsedAt
      ? text('remotes.keys.used', { at: formatDateTime(lastUsedAt) })
      : text('remotes.keys.unused');
  };
  const revoke = async () => {
    if (!revoked) return;
    const { id, label } = revoked;
    await change(() => remotesApi.revokeKey(id), text('remotes.keys.revokeDone', { label }));
    setRevoked(null);
  };
  return (
    <details className={styles.changes}>
      <summary>{text('remotes.keys.label')}</summary>
      {remote.keys.length === 0 && <p>{text('remotes.keys.none')}</p>}
      <ul>
        {remote.keys.map((key) => (
          <li key={key.id}>
            <span>
              {key.label} · {formatDateTime(key.createdAt)} · {stateOf(key)}
            </span>{' '}
            {mayEdit && !key.isRevoked && (
              <Button onClick={() => setRevoked(key)} size="small">
                {text('remotes.keys.revoke', { label: key.label })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <Button onClick={() => setIsIssuing(true)}>{text('remotes.keys.issue')}</Button>}
      {isIssuing && <IssueKeyDialog onClose={() => setIsIssuing(false)} remote={remote.name} />}
      {revoked && (
        <ConfirmDialog
          body={text('remotes.keys.revokeBody', { remote: remote.name })}
          confirmLabel={text('remotes.keys.revokeConfirm')}
          dangerous
          onCancel={() => setRevoked(null)}
          onConfirm={revoke}
          title={text('remotes.keys.revokeTitle', { label: revoked.label })}
        />
      )}
    </details>
  );
}
