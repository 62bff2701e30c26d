import type { Channel } from '@backoffice/contract';
import { EditDialog } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { useMemo, useState } from 'react';
import { messages } from '../../../messages';
import { channelsApi } from '../channels.api';
import { useChannelCache } from '../use-channel-cache';
import {
  channelFormPhrase,
  channelFormRules,
  channelFormValues,
  hasFormValues,
  updateRequestOf,
  type ChannelFormInput,
  type ChannelFormValues,
} from './channel-form';
import { ChannelFormFields } from './channel-form-fields';

interface ChannelEditDialogProps {
  channel: Channel;
  onClose: () => void;
}

export function ChannelEditDialog({ channel, onClose }: ChannelEditDialogProps) {
  const text = messages.useText();
  const cache = useChannelCache();
  const [stored, setStored] = useState(channel);
  const rules = useMemo(() => channelFormRules(stored), [stored]);
  const form = useDialogForm<ChannelFormInput, ChannelFormValues>({
    schema: rules,
    defaults: channelFormValues(channel),
    phrase: channelFormPhrase,
  });
  return (
    <EditDialog
      form={form}
      isDone={hasFormValues}
      onClose={onClose}
      onRow={(now) => {
        cache.replace(now);
        setStored(now);
      }}
      read={channelsApi.read}
      row={channel}
      send={(values, before) => channelsApi.update(updateRequestOf(values, before))}
      texts={{
        saved: text('channels.notice.updated'),
        failed: text('channels.notice.update-failed'),
        reloadFailed: text('channels.notice.reload-failed'),
        conflict: text('channels.form.conflict.title'),
      }}
      title={text('channels.form.edit-title')}
      valuesOf={channelFormValues}
    >
      <ChannelFormFields channel={stored} form={form} />
    </EditDialog>
  );
}
