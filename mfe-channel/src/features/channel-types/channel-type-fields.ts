import type { ChannelType } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { defineFields } from '@backoffice/list-screen';

/** The texts of channel types, separate because the list of channels does not need them. */
export const channelTypeMessages = defineMessages('channel-types', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** The fields of a channel type, for screen, history and form. */
export const channelTypeFields = defineFields<ChannelType>()(channelTypeMessages, {
  code: { label: 'channelTypes.field.code', column: { width: 140, as: 'name' } },
  name: { label: 'channelTypes.field.name', column: { width: 180 } },
  nameZh: { label: 'channelTypes.field.name-zh', column: { width: 160 } },
  nameEs: { label: 'channelTypes.field.name-es', column: { width: 160 } },
  nameJa: { label: 'channelTypes.field.name-ja', column: { width: 160 } },
  channels: { label: 'channelTypes.field.channels', column: { width: 120, as: 'number' } },
  updatedAt: { label: 'channelTypes.field.updated', column: { width: 180, as: 'time' } },
});
