import { type CanaryRule, HOST, type RemoteOverview } from '@backoffice/contract';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { Field, Input, Select } from '@backoffice/ui';
import { useState } from 'react';
import { messages, namesIn, useRemoteTitle } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import type { Change } from './remotes.queries';

type To = 'all' | 'ramp' | CanaryRule['by'];

/** The percentages of a canary that grows by itself. */
const RAMP_STEPS = [1, 10, 50, 100];
const RAMP_PACES = [
  { minutes: 10, label: 'remotes.ramp.minutes10' },
  { minutes: 60, label: 'remotes.ramp.hour' },
  { minutes: 1440, label: 'remotes.ramp.day' },
] as const;

/** @returns null when the text names no user or role */
function ruleOf(to: CanaryRule['by'], text: string): CanaryRule | null {
  if (to === 'percent') {
    const percent = Number(text.replace('%', '').trim());
    return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? { by: 'percent', percent } : null;
  }
  const names = namesIn(text);
  if (names.length === 0) return null;
  return to === 'role' ? { by: 'role', roles: names } : { by: 'user', users: names };
}

/** Chooses a release, and who gets it. */
export function PromoteDialog({ remote, onClose }: { remote: RemoteOverview; onClose: () => void }) {
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const others = remote.releases.filter(({ release }) => release !== remote.live);
  const [release, setRelease] = useState((others[0] ?? remote.releases[0])?.release ?? '');
  const [to, setTo] = useState<To>('all');
  const [who, setWho] = useState('');
  const [minutes, setMinutes] = useState('60');
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (change: Change) => {
    const ramp = { steps: RAMP_STEPS, minutes: Number(minutes) };
    const canary =
      to === 'ramp'
        ? { by: 'percent' as const, percent: RAMP_STEPS[0]!, ramp }
        : to === 'all'
          ? undefined
          : ruleOf(to, who);
    setIsRefused(canary === null);
    if (canary === null) return;
    const request = {
      remote: remote.name,
      generation: remote.generation,
      release,
      ...(canary && { canary }),
    };
    const done = text('remotes.promote.done', { remote: title, release });
    if (await change(() => remotesApi.promote(request), done)) onClose();
  };
  return (
    <RemoteChangeDialog
      label={text('remotes.promote.label')}
      onClose={onClose}
      onSubmit={submit}
      title={text('remotes.promote.title', { remote: title })}
    >
      <Field label={text('remotes.table.release')}>
        <Select onChange={(_event, { value }) => setRelease(value)} value={release}>
          {remote.releases.map((each) => (
            <option key={each.release}>{each.release}</option>
          ))}
        </Select>
      </Field>
      <Field label={text('remotes.promote.to')}>
        <Select onChange={(_event, { value }) => setTo(value as To)} value={to}>
          <option value="all">{text('remotes.promote.all')}</option>
          {remote.name !== HOST && <option value="ramp">{text('remotes.ramp.label')}</option>}
          <option value="percent">{text('remotes.promote.percent')}</option>
          <option value="role">{text('remotes.promote.role')}</option>
          <option value="user">{text('remotes.promote.user')}</option>
        </Select>
      </Field>
      {to === 'ramp' && (
        <Field hint={text('remotes.ramp.hint')} label={text('remotes.ramp.pace')}>
          <Select onChange={(_event, { value }) => setMinutes(value)} value={minutes}>
            {RAMP_PACES.map((pace) => (
              <option key={pace.minutes} value={pace.minutes}>
                {text(pace.label)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {to !== 'all' && to !== 'ramp' && (
        <Field
          hint={text(to === 'percent' ? 'remotes.promote.percentHint' : 'remotes.promote.namesHint')}
          label={text('remotes.promote.who')}
          required
          validationMessage={isRefused ? text('remotes.promote.whoRefused') : undefined}
        >
          <Input onChange={(_event, { value }) => setWho(value)} value={who} />
        </Field>
      )}
      <ChangeReason subject="remote" />
    </RemoteChangeDialog>
  );
}
