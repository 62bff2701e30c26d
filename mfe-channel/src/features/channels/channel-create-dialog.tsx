import type { Channel } from '@backoffice/contract';
import { createRow, useNewRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import { ChannelFormFields } from './channel-form-fields';
import { channelFormPhrase } from './channel-form-phrase';
import {
  channelFormRules,
  hasFormValues,
  newChannel,
  type ChannelFormInput,
  type ChannelFormValues,
} from './channel-form-rules';
import type { ChannelListQuery } from './channel-list-query';
import { channelsApi } from './channels.api';
import { channelKeys } from './channels.queries';
import { useChannelCache } from './use-channel-cache';

interface ChannelCreateDialogProps {
  query: ChannelListQuery;
  onClose: () => void;
}

export function ChannelCreateDialog({ query, onClose }: ChannelCreateDialogProps) {
  const text = messages.useText();
  const cache = useChannelCache();
  const [rules] = useState(() => channelFormRules());
  const { idempotencyKey, settle } = useNewRow<Channel>({
    onCreated(channel) {
      cache.addOnTop(channelKeys.list(query), channel);
      rowNotices.succeeded(text('channels.notice.created'));
      onClose();
    },
    texts: {
      failed: text('channels.notice.create-failed'),
      createdBefore: text('channels.form.created-before'),
    },
  });
  const form = useDialogForm<ChannelFormInput, ChannelFormValues>({
    schema: rules,
    defaults: newChannel,
    phrase: channelFormPhrase,
  });

  const onSubmit = async (values: ChannelFormValues) => {
    const creation = await createRow({
      send: () => channelsApi.create(values, idempotencyKey),
      // A merchant has each channel once, so that one with these values is the one.
      async find() {
        const channel = await channelsApi.read(values);
        return channel && hasFormValues(channel, values) ? channel : undefined;
      },
    });
    settle(creation);
  };
  return (
    <FormDialog form={form} onClose={onClose} onSubmit={onSubmit} title={text('channels.form.create-title')}>
      <ChannelFormFields form={form} />
    </FormDialog>
  );
}
