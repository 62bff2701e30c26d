import type { ChannelType } from '@backoffice/contract';
import { ListView, standardActions, useLazyDialog, useList } from '@backoffice/list-screen';
import { useCallback } from 'react';
import { channelTypeMessages as messages } from './channel-type-fields';
import { channelTypes } from './channel-types';

const loadDeletion = async () => (await import('./channel-type-deletion-dialog')).ChannelTypeDeletionDialog;

const actionTexts = { edit: 'channelTypes.action.edit', hide: 'channelTypes.action.delete' } as const;

export function ChannelTypeList() {
  const text = messages.useText();
  const model = useList(channelTypes);
  const { commands, mayEdit } = model;
  const deletion = useLazyDialog(loadDeletion, { ahead: mayEdit });
  const { open: ask } = deletion;
  const rowActions = useCallback(
    (type: ChannelType) => {
      const change = commands.change && { ...commands.change, hide: () => void ask({ type }) };
      return standardActions(type, { ...commands, change }, actionTexts, text);
    },
    [commands, text, ask],
  );
  return (
    <ListView model={model} rowActions={rowActions}>
      {deletion.dialog}
    </ListView>
  );
}
