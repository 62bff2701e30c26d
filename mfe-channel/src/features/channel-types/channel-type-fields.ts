import type { ChannelType } from '@backoffice/contract';
import { defineFields } from '@backoffice/list-screen';
import { channelTypeMessages as messages } from './channel-type-messages';

/** The fields of a type of channel, for screen, history and form. */
export const channelTypeFields = defineFields<ChannelType>()(messages, {
  code: { label: 'channelTypes.field.code', column: { width: 140, as: 'name' } },
  name: { label: 'channelTypes.field.name', column: { width: 180 } },
  nameZh: { label: 'channelTypes.field.name-zh', column: { width: 160 } },
  nameEs: { label: 'channelTypes.field.name-es', column: { width: 160 } },
  nameJa: { label: 'channelTypes.field.name-ja', column: { width: 160 } },
  channels: { label: 'channelTypes.field.channels', column: { width: 120, as: 'number' } },
  updatedAt: { label: 'channelTypes.field.updated', column: { width: 180, as: 'time' } },
});
