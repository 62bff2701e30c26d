import { newIdempotencyKey } from '@backoffice/api-client';
import type { ViewedList } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import { ConfirmDialog } from '@backoffice/ui';
import { useState } from 'react';
import { listScreenMessages } from '../../messages';
import { listViewsApi } from './list-views.api';
import type { Views } from './use-views';
import { NameDialog, ShareDialog } from './view-dialogs';
import type { Shown } from './view-query';

/** A dialog about a view: create, rename, share or delete. */
export type DialogRequest = { kind: 'new' } | { kind: 'rename' | 'share' | 'delete'; view: ListView };

interface RequestedDialogProps {
  request: DialogRequest;
  list: ViewedList;
  /** The state of the list to save. */
  shown: Shown;
  views: Views;
  onClose: () => void;
}

export function RequestedDialog({ request, list, shown, views, onClose }: RequestedDialogProps) {
  const text = listScreenMessages.useText();
  // The same for all attempts of this dialog, so that they cannot create two views.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { reread, setInForce } = views;
  if (request.kind === 'new') {
    const create = async (name: string) => {
      const made = await listViewsApi.create({ list, name, ...shown }, idempotencyKey);
      await reread();
      setInForce(made.id);
    };
    return <NameDialog name="" onClose={onClose} send={create} title={text('views.new.title')} />;
  }
  const { kind, view } = request;
  const { name, role } = view;
  // Also after a failure, as another user may have changed the view.
  const change = (work: Promise<unknown>) => work.finally(() => void reread());
  switch (kind) {
    case 'rename':
      return (
        <NameDialog
          name={name}
          onClose={onClose}
          send={(wanted) => change(listViewsApi.rename(view, wanted))}
          title={text('views.rename.title', { name })}
        />
      );
    case 'share':
      return (
        <ShareDialog
          name={name}
          onClose={onClose}
          role={role?.key ?? ''}
          send={(wanted) => change(listViewsApi.share(view, wanted))}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          body={role ? text('views.delete.shared', { role: role.name }) : text('views.delete.body')}
          confirmLabel={text('views.delete.confirm')}
          dangerous
          onCancel={onClose}
          // The call shows its own failure.
          onConfirm={() =>
            listViewsApi
              .remove(view)
              .then(
                () => setInForce(undefined),
                () => {},
              )
              .then(reread)
              .then(onClose)
          }
          title={text('views.delete.title', { name })}
        />
      );
  }
}
