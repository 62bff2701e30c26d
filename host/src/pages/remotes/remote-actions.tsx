import type { RemoteOverview } from '@backoffice/contract';
import { Button, ConfirmDialog } from '@backoffice/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DisableDialog } from './disable-dialog';
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
  const [open, setOpen] = useState<'promote' | 'rollback' | 'disable' | 'override' | null>(
    searchParams.get('override') === remote.name ? 'override' : null,
  );
  const { change, isBusy } = useRemoteChange();
  const { name, generation, canary, live, previous, disabled, releases } = remote;
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
      {disabled ? (
        <Button disabledFocusable={isBusy} onClick={() => void enable()}>
          {text('remotes.enable.label')}
        </Button>
      ) : (
        <Button onClick={() => setOpen('disable')}>{text('remotes.disable.label')}</Button>
      )}
      <Button disabled={releases.length === 0} onClick={() => setOpen('override')}>
        {text('remotes.override.label')}
      </Button>
      {open === 'override' && (
        <OverrideDialog onClose={close} origin={searchParams.get('origin') ?? ''} remote={remote} />
      )}
      {open === 'promote' && <PromoteDialog onClose={close} remote={remote} />}
      {open === 'disable' && <DisableDialog onClose={close} remote={remote} />}
      {open === 'rollback' && (
        <ConfirmDialog
          body={
            canary
              ? text('remotes.rollback.canary', { release: canary })
              : text('remotes.rollback.live', { from: live ?? '–', to: previous ?? '–' })
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
