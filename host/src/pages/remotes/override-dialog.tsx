import type { OverrideRequest, RemoteOverview } from '@backoffice/contract';
import { Field, Input, Select } from '@backoffice/ui';
import { useState } from 'react';
import { storeDevOrigins } from '../../kernel/cookies';
import { overriddenReleases } from '../../remotes/releases';
import { messages, useRemoteTitle } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import { useRemotesStyles } from './remotes.styles';
import type { Change } from './remotes.queries';
import { currentPath, openAnew } from '../../kernel/addresses';

const times = [
  { minutes: 60, label: 'remotes.disable.hour' },
  { minutes: 480, label: 'remotes.disable.hours8' },
] as const;

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : null);

interface OverrideDialogProps {
  remote: RemoteOverview;
  /** The requested development server. */
  origin: string;
  onClose: () => void;
}

/** Has this session alone take the remote from elsewhere for a while. The page is reloaded under a policy that allows it. */
export function OverrideDialog({ remote, origin, onClose }: OverrideDialogProps) {
  const styles = useRemotesStyles();
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const [by, setBy] = useState<OverrideRequest['to']['by']>(origin ? 'origin' : 'release');
  const [release, setRelease] = useState(remote.releases[0]?.release ?? '');
  const [address, setAddress] = useState(origin || 'http://localhost:5173');
  const [minutes, setMinutes] = useState('60');
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (change: Change) => {
    const wanted = originOf(address.trim());
    setIsRefused(by === 'origin' && !wanted);
    if (by === 'origin' && !wanted) return;
    const to = by === 'origin' ? ({ by, origin: wanted! } as const) : ({ by, release } as const);
    const request = { remote: remote.name, to, minutes: Number(minutes) };
    const done = text('remotes.override.done', { remote: title });
    let started: Awaited<ReturnType<typeof remotesApi.override>> | undefined;
    const start = async () => {
      started = await remotesApi.override(request);
    };
    if (!(await change(start, done))) return;
    const others = overriddenReleases().filter(({ name }) => name !== remote.name);
    storeDevOrigins([...others.map(({ override }) => override), started]);
    // Without the query that may have opened this.
    openAnew(currentPath());
  };
  return (
    <RemoteChangeDialog
      label={text('remotes.override.start')}
      onClose={onClose}
      onSubmit={submit}
      title={text('remotes.override.title', { remote: title })}
    >
      <p className={styles.about}>{text('remotes.override.about')}</p>
      <Field label={text('remotes.override.from')}>
        <Select onChange={(_event, { value }) => setBy(value as typeof by)} value={by}>
          <option value="release">{text('remotes.table.release')}</option>
          <option value="origin">{text('remotes.override.server')}</option>
        </Select>
      </Field>
      {by === 'release' ? (
        <Field label={text('remotes.table.release')}>
          <Select onChange={(_event, { value }) => setRelease(value)} value={release}>
            {remote.releases.map((each) => (
              <option key={each.release}>{each.release}</option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field
          label={text('remotes.override.address')}
          required
          validationMessage={isRefused ? text('remotes.override.refused') : undefined}
        >
          <Input onChange={(_event, { value }) => setAddress(value)} value={address} />
        </Field>
      )}
      <Field label={text('remotes.disable.until')}>
        <Select onChange={(_event, { value }) => setMinutes(value)} value={minutes}>
          {times.map((time) => (
            <option key={time.minutes} value={time.minutes}>
              {text(time.label)}
            </option>
          ))}
        </Select>
      </Field>
    </RemoteChangeDialog>
  );
}
