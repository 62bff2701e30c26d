import { Field, Input, Select } from '@backoffice/ui';
import { useState } from 'react';
import { messages } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { useRemotesStyles } from './remotes.styles';
import type { Change } from './remotes.queries';

const HOUR_MS = 3_600_000;
const ends = [
  { hours: 1, label: 'remotes.disable.hour' },
  { hours: 8, label: 'remotes.disable.hours8' },
  { hours: 24, label: 'remotes.disable.hours24' },
  { hours: 72, label: 'remotes.disable.hours72' },
] as const;
const REASON_MAX = 200;

interface Reason {
  reason: string;
  /** Null without an end. */
  until: string | null;
}

interface ReasonDialogProps {
  title: string;
  /** Description of the effect. */
  about: string;
  /** Label of the button that makes the change. */
  label: string;
  hint?: string;
  /** Label of the duration without an end; undefined if the change has no duration. */
  endless?: string;
  /** Notice after the change. */
  done: string;
  send: (reason: Reason) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a change, and for how long it applies. */
export function ReasonDialog({ title, about, label, hint, endless, done, send, onClose }: ReasonDialogProps) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState('1');
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (change: Change) => {
    setIsRefused(reason.trim() === '');
    if (reason.trim() === '') return;
    const until = hours === '0' ? null : new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    if (await change(() => send({ reason: reason.trim(), until }), done)) onClose();
  };
  return (
    <RemoteChangeDialog label={label} onClose={onClose} onSubmit={submit} title={title}>
      <p className={styles.about}>{about}</p>
      <Field
        hint={hint}
        label={text('remotes.disable.reason')}
        required
        validationMessage={isRefused ? text('remotes.disable.reasonRequired') : undefined}
      >
        <Input maxLength={REASON_MAX} onChange={(_event, { value }) => setReason(value)} value={reason} />
      </Field>
      {endless && (
        <Field label={text('remotes.disable.until')}>
          <Select onChange={(_event, { value }) => setHours(value)} value={hours}>
            {ends.map((end) => (
              <option key={end.hours} value={end.hours}>
                {text(end.label)}
              </option>
            ))}
            <option value="0">{endless}</option>
          </Select>
        </Field>
      )}
    </RemoteChangeDialog>
  );
}
