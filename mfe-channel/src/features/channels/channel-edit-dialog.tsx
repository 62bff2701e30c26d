import type { Channel } from '@backoffice/contract';
import { useEditedRow } from '@backoffice/list-screen';
import { rowNotices } from '@backoffice/ui';
import { FormDialog, useDialogForm } from '@backoffice/ui/form';
import { useMemo, useState } from 'react';
import { messages } from '../../messages';
import { ChannelFormFields } from './channel-form-fields';
import { channelFormPhrase } from './channel-form-phrase';
import {
  channelFormRules,
  channelFormValues,
  hasFormValues,
  updateRequestOf,
  type ChannelFormInput,
  type ChannelFormValues,
} from './channel-form-rules';
import { channelsApi } from './channels.api';
import { useChannelCache } from './use-channel-cache';

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
  const { save, conflict } = useEditedRow({
    row: channel,
    send: (values: ChannelFormValues, before) => channelsApi.update(updateRequestOf(values, before)),
    isDone: hasFormValues,
    read: channelsApi.read,
    onSaved(saved) {
      cache.replace(saved);
      rowNotices.succeeded(text('channels.notice.updated'));
      onClose();
    },
    onReload(now) {
      cache.replace(now);
      setStored(now);
      form.reset(channelFormValues(now));
    },
    texts: {
      failed: text('channels.notice.update-failed'),
      reloadFailed: text('channels.notice.reload-failed'),
      conflict: text('channels.form.conflict.title'),
    },
  });

  return (
    <FormDialog
      conflict={conflict}
      form={form}
      onClose={onClose}
      onSubmit={save}
      title={text('channels.form.edit-title')}
    >
      <ChannelFormFields channel={stored} form={form} />
    </FormDialog>
  );
}
