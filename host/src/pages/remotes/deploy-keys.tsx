import type { RemoteOverview } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { Button, ConfirmDialog, CopyButton, Field, Input, Select } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useState } from 'react';
import { keyText, messages } from './remote-words';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import { useRemoteChange, type Change } from './remotes.queries';
import { RemoteChangeDialog } from './remote-change-dialog';

const LABEL_MAX = 200;
/** The days until a key expires; 0 for never. */
const LIFETIMES = [
  { days: 30, label: 'remotes.keys.days30' },
  { days: 90, label: 'remotes.keys.days90' },
  { days: 365, label: 'remotes.keys.year' },
  { days: 0, label: 'remotes.keys.never' },
] as const;

/** Makes a deploy key, and shows it this once: the server keeps only its hash. */
function IssueKeyDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState('365');
  const [isRefused, setIsRefused] = useState(false);
  const [key, setKey] = useState('');

  const submit = async (change: Change) => {
    if (key) {
      onClose();
      return;
    }
    setIsRefused(label.trim() === '');
    if (label.trim() === '') return;
    const request = { remote, label: label.trim(), ...(days !== '0' && { days: Number(days) }) };
    const issue = async () => setKey((await remotesApi.issueKey(request)).key);
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
        <>
          <Field
            hint={text('remotes.keys.nameHint')}
            label={text('remotes.keys.name')}
            required
            validationMessage={isRefused ? text('remotes.keys.nameRequired') : undefined}
          >
            <Input maxLength={LABEL_MAX} onChange={(_event, { value }) => setLabel(value)} value={label} />
          </Field>
          <Field label={text('remotes.keys.lifetime')}>
            <Select onChange={(_event, { value }) => setDays(value)} value={days}>
              {LIFETIMES.map((lifetime) => (
                <option key={lifetime.days} value={lifetime.days}>
                  {text(lifetime.label)}
                </option>
              ))}
            </Select>
          </Field>
          <ChangeReason subject="remote" />
        </>
      )}
    </RemoteChangeDialog>
  );
}

type Key = RemoteOverview['keys'][number];

/** The keys that may ship the remote without signing in. */
export function DeployKeys({ remote }: { remote: RemoteOverview }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const mayEdit = usePermission('remotes:edit');
  const [isIssuing, setIsIssuing] = useState(false);
  const [revoked, setRevoked] = useState<Key | null>(null);
  const { change } = useRemoteChange();

  const stateOf = ({ isRevoked, lastUsedAt, expiresAt }: Key) => {
    if (isRevoked) return text('remotes.keys.revoked');
    const used = lastUsedAt
      ? text('remotes.keys.used', { at: formatDateTime(lastUsedAt) })
      : text('remotes.keys.unused');
    if (!expiresAt) return used;
    const isExpired = Date.parse(expiresAt) <= Date.now();
    const end = text(isExpired ? 'remotes.keys.expired' : 'remotes.keys.expires', {
      at: formatDateTime(expiresAt),
    });
    return `${used} · ${end}`;
  };
  const revoke = async () => {
    if (!revoked) return;
    const label = keyText(revoked.label, text);
    await change(() => remotesApi.revokeKey(revoked.id), text('remotes.keys.revokeDone', { label }));
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
              {keyText(key.label, text)} ·{' '}
              <time dateTime={key.createdAt}>{formatDateTime(key.createdAt)}</time> · {stateOf(key)}
            </span>{' '}
            {mayEdit && !key.isRevoked && (
              <Button onClick={() => setRevoked(key)} size="small">
                {text('remotes.keys.revoke', { label: keyText(key.label, text) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <Button onClick={() => setIsIssuing(true)}>{text('remotes.keys.issue')}</Button>}
      {isIssuing && <IssueKeyDialog onClose={() => setIsIssuing(false)} remote={remote.name} />}
      {revoked && (
        <ConfirmDialog
          body={
            <>
              <span>{text('remotes.keys.revokeBody', { remote: remote.name })}</span>
              <ChangeReason subject="remote" />
            </>
          }
          confirmLabel={text('remotes.keys.revokeConfirm')}
          dangerous
          onCancel={() => setRevoked(null)}
          onConfirm={revoke}
          title={text('remotes.keys.revokeTitle', { label: keyText(revoked.label, text) })}
        />
      )}
    </details>
  );
}
