import { HOST, type RemoteOverview } from '@backoffice/contract';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { Button, ConfirmDialog } from '@backoffice/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReasonDialog } from './reason-dialog';
import { LockButton } from './release-locks';
import { messages, useRemoteTitle } from './remote-words';
import { OverrideDialog } from './override-dialog';
import { PromoteDialog } from './promote-dialog';
import { remotesApi } from './remotes.api';
import { useRemoteChange } from './remotes.queries';

/** Each change names the generation that is shown: who decided by an older look is searchParams to look again. */
export function RemoteActions({ remote }: { remote: RemoteOverview }) {
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  // `pnpm dev` leads here with the address of its server.
  const [searchParams] = useSearchParams();
  const [open, setOpen] = useState<'promote' | 'rollback' | 'disable' | 'override' | 'retire' | null>(
    searchParams.get('override') === remote.name ? 'override' : null,
  );
  const { change, isBusy } = useRemoteChange();
  const { name, generation, canary, live, previous, disabled, lock, releases } = remote;
  const close = () => setOpen(null);
  const request = { remote: name, generation };

  const rollBack = async () => {
    await change(() => remotesApi.rollBack(request), text('remotes.rollback.done', { remote: title }));
    close();
  };
  const enable = () =>
    change(() => remotesApi.enable(request), text('remotes.enable.done', { remote: title }));
  return (
    <>
      <Button disabled={releases.length === 0} onClick={() => setOpen('promote')}>
        {text('remotes.promote.label')}
      </Button>
      <Button disabled={!canary && !previous} onClick={() => setOpen('rollback')}>
        {text('remotes.rollback.label')}
      </Button>
      {name !== HOST &&
        (disabled ? (
          <Button disabledFocusable={isBusy} onClick={() => void enable()}>
            {text('remotes.enable.label')}
          </Button>
        ) : (
          <Button onClick={() => setOpen('disable')}>{text('remotes.disable.label')}</Button>
        ))}
      {name !== HOST && (
        <Button disabled={releases.length === 0} onClick={() => setOpen('override')}>
          {text('remotes.override.label')}
        </Button>
      )}
      {!lock && <LockButton remote={name} title={title} />}
      {live && name !== HOST && (
        <Button onClick={() => setOpen('retire')}>{text('remotes.retire.label')}</Button>
      )}
      {open === 'override' && (
        <OverrideDialog onClose={close} origin={searchParams.get('origin') ?? ''} remote={remote} />
      )}
      {open === 'promote' && <PromoteDialog onClose={close} remote={remote} />}
      {open === 'disable' && (
        <ReasonDialog
          about={text('remotes.disable.about')}
          done={text('remotes.disable.done', { remote: title })}
          endless={text('remotes.disable.endless')}
          hint={text('remotes.disable.reasonHint')}
          label={text('remotes.disable.label')}
          onClose={close}
          send={(reason) => remotesApi.disable({ ...request, ...reason })}
          title={text('remotes.disable.title', { remote: title })}
        />
      )}
      {open === 'retire' && (
        <ReasonDialog
          about={text('remotes.retire.about')}
          done={text('remotes.retire.done', { remote: title })}
          label={text('remotes.retire.label')}
          onClose={close}
          send={({ reason }) => remotesApi.retire({ ...request, reason })}
          title={text('remotes.retire.title', { remote: title })}
        />
      )}
      {open === 'rollback' && (
        <ConfirmDialog
          body={
            <>
              <span>
                {canary
                  ? text('remotes.rollback.canary', { release: canary })
                  : text('remotes.rollback.live', { from: live ?? '–', to: previous ?? '–' })}
              </span>
              <ChangeReason subject="remote" />
            </>
          }
          confirmLabel={text('remotes.rollback.label')}
          dangerous
          onCancel={close}
          onConfirm={rollBack}
          title={text('remotes.rollback.title', { remote: title })}
        />
      )}
    </>
  );
}
