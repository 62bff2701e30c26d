import { CreateDialog } from '@backoffice/list-screen';
import { useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../../messages';
import type { ChannelListQuery } from '../channel-list-query';
import { channelsApi } from '../channels.api';
import { channelKeys } from '../channels.queries';
import { useChannelCache } from '../use-channel-cache';
import {
  channelFormPhrase,
  channelFormRules,
  hasFormValues,
  newChannel,
  type ChannelFormInput,
  type ChannelFormValues,
} from './channel-form';
import { ChannelFormFields } from './channel-form-fields';

interface ChannelCreateDialogProps {
  query: ChannelListQuery;
  onClose: () => void;
}

export function ChannelCreateDialog({ query, onClose }: ChannelCreateDialogProps) {
  const text = messages.useText();
  const cache = useChannelCache();
  const [rules] = useState(() => channelFormRules());
  const form = useDialogForm<ChannelFormInput, ChannelFormValues>({
    schema: rules,
    defaults: newChannel,
    phrase: channelFormPhrase,
  });
  return (
    <CreateDialog
      // A merchant has each channel once, so that one with these values is the one.
      find={async (values) => {
        const channel = await channelsApi.read(values);
        return channel && hasFormValues(channel, values) ? channel : undefined;
      }}
      form={form}
      onClose={onClose}
      onRow={(channel) => cache.addOnTop(channelKeys.list(query), channel)}
      send={channelsApi.create}
      texts={{
        created: text('channels.notice.created'),
        failed: text('channels.notice.create-failed'),
        createdBefore: text('channels.form.created-before'),
      }}
      title={text('channels.form.create-title')}
    >
      <ChannelFormFields form={form} />
    </CreateDialog>
  );
}
