import type { RemoteOverview } from '@backoffice/contract';
import { Field, Input, Select } from '@backoffice/ui';
import { useState } from 'react';
import { messages, useRemoteTitle } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import type { Change } from './remotes.queries';

const HOUR_MS = 3_600_000;
const ends = [
  { hours: 1, label: 'remotes.disable.hour' },
  { hours: 8, label: 'remotes.disable.hours8' },
  { hours: 24, label: 'remotes.disable.hours24' },
  { hours: 0, label: 'remotes.disable.endless' },
] as const;
const REASON_MAX = 200;

/** Why nobody gets the remote any more, and for how long. */
export function DisableDialog({ remote, onClose }: { remote: RemoteOverview; onClose: () => void }) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState('1');
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (change: Change) => {
    setIsRefused(reason.trim() === '');
    if (reason.trim() === '') return;
    const until = hours === '0' ? null : new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    const request = { remote: remote.name, generation: remote.generation, reason: reason.trim(), until };
    const done = text('remotes.disable.done', { remote: title });
    if (await change(() => remotesApi.disable(request), done)) onClose();
  };
  return (
    <RemoteChangeDialog
      label={text('remotes.disable.label')}
      onClose={onClose}
      onSubmit={submit}
      title={text('remotes.disable.title', { remote: title })}
    >
      <p className={styles.about}>{text('remotes.disable.about')}</p>
      <Field
        hint={text('remotes.disable.reasonHint')}
        label={text('remotes.disable.reason')}
        required
        validationMessage={isRefused ? text('remotes.disable.reasonRequired') : undefined}
      >
        <Input maxLength={REASON_MAX} onChange={(_event, { value }) => setReason(value)} value={reason} />
      </Field>
      <Field label={text('remotes.disable.until')}>
        <Select onChange={(_event, { value }) => setHours(value)} value={hours}>
          {ends.map((end) => (
            <option key={end.hours} value={end.hours}>
              {text(end.label)}
            </option>
          ))}
        </Select>
      </Field>
    </RemoteChangeDialog>
  );
}
