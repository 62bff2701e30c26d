import { joinList } from '@backoffice/i18n/format-list';
import type { RemoteOverview } from '@backoffice/contract';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { Button, Field, Input } from '@backoffice/ui';
import { usePermission } from '@backoffice/session';
import { useState } from 'react';
import { messages, namesIn, useRemoteTitle } from './remote-words';
import { RemoteChangeDialog } from './remote-change-dialog';
import { remotesApi } from './remotes.api';
import type { Change } from './remotes.queries';

function OwnersDialog({ remote, onClose }: { remote: RemoteOverview; onClose: () => void }) {
  const text = messages.useText();
  const title = useRemoteTitle(remote);
  const [names, setNames] = useState((remote.owners ?? []).join(', '));
  const submit = async (change: Change) => {
    const request = { remote: remote.name, owners: namesIn(names) };
    const done = text('remotes.owners.done', { remote: title });
    if (await change(() => remotesApi.setOwners(request), done)) onClose();
  };
  return (
    <RemoteChangeDialog
      label={text('remotes.owners.save')}
      onClose={onClose}
      onSubmit={submit}
      title={text('remotes.owners.title', { remote: title })}
    >
      <Field hint={text('remotes.owners.hint')} label={text('remotes.owners.names')}>
        <Input onChange={(_event, { value }) => setNames(value)} value={names} />
      </Field>
      <ChangeReason subject="remote" />
    </RemoteChangeDialog>
  );
}

/** The users who ship a remote, with a button to change them. */
export function Owners({ remote }: { remote: RemoteOverview }) {
  const text = messages.useText();
  const mayEdit = usePermission('remotes:edit');
  const [isOpen, setIsOpen] = useState(false);
  const { owners = [] } = remote;
  return (
    <>
      {owners.length > 0 ? joinList(owners) : text('remotes.owners.everybody')}{' '}
      {mayEdit && (
        <Button onClick={() => setIsOpen(true)} size="small">
          {text('remotes.owners.edit')}
        </Button>
      )}
      {isOpen && <OwnersDialog onClose={() => setIsOpen(false)} remote={remote} />}
    </>
  );
}
