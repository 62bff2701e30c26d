import type { Channel } from '@backoffice/contract';
import type { RowFormDialog } from '@backoffice/list-screen';
import { defineForm } from '@backoffice/list-screen/form';
import { messages } from '../../../messages';
import { channelsApi } from '../channels.api';
import {
  channelFormPhrase,
  channelFormRules,
  channelFormValues,
  hasFormValues,
  newChannel,
  updateRequestOf,
} from './channel-form';
import { ChannelFormFields } from './channel-form-fields';
import { useComparedChannel } from './compared-channel';

export const ChannelFormDialog: RowFormDialog<Channel> = defineForm({
  messages,
  phrase: channelFormPhrase,
  valuesOf: channelFormValues,
  holds: hasFormValues,
  fields: (channel, form) => <ChannelFormFields channel={channel} form={form} />,
  useCompared: useComparedChannel,
  create: {
    rules: channelFormRules,
    blank: (merchantId) => ({ ...newChannel, merchantId: merchantId ?? null }),
    send: channelsApi.create,
    texts: {
      title: 'channels.form.create-title',
      created: 'channels.notice.created',
      failed: 'channels.notice.create-failed',
      createdBefore: 'channels.form.created-before',
    },
    next: {
      label: 'channels.form.add-another',
      needs: 'channels:edit',
      after: ({ merchantId }) => ({ of: merchantId }),
    },
  },
  edit: {
    rules: channelFormRules,
    send: (values, before, reason) => channelsApi.update({ ...updateRequestOf(values, before), reason }),
    texts: {
      title: 'channels.form.edit-title',
      saved: 'channels.notice.updated',
      failed: 'channels.notice.update-failed',
      reloadFailed: 'channels.notice.reload-failed',
      conflict: 'channels.form.conflict.title',
    },
  },
});
