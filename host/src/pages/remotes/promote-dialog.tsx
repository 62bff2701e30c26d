import type { CanaryRule, RemoteOverview } from '@backoffice/contract';
import { Field, Input, Select } from '@backoffice/ui';
import { useState } from 'react';
import { messages, useRemoteTitle } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import type { Change } from './remotes.queries';

type To = 'all' | CanaryRule['by'];

/** @returns null when the text names nobody */
function ruleOf(to: CanaryRule['by'], text: string): CanaryRule | null {
  if (to === 'percent') {
    const percent = Number(text.replace('%', '').trim());
    return Number.isInteger(percent) && percent >= 1 && percent <= 100 ? { by: 'percent', percent } : null;
  }
  const names = text.split(/[,，、\s]+/).filter(Boolean);
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
  const [isRefused, setIsRefused] = useState(false);

  const submit = async (change: Change) => {
    const canary = to === 'all' ? undefined : ruleOf(to, who);
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
          <option value="percent">{text('remotes.promote.percent')}</option>
          <option value="role">{text('remotes.promote.role')}</option>
          <option value="user">{text('remotes.promote.user')}</option>
        </Select>
      </Field>
      {to !== 'all' && (
        <Field
          hint={text(to === 'percent' ? 'remotes.promote.percentHint' : 'remotes.promote.namesHint')}
          label={text('remotes.promote.who')}
          required
          validationMessage={isRefused ? text('remotes.promote.whoRefused') : undefined}
        >
          <Input onChange={(_event, { value }) => setWho(value)} value={who} />
        </Field>
      )}
    </RemoteChangeDialog>
  );
}
