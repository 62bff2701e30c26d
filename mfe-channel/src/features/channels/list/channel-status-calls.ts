import type { Channel } from '@backoffice/contract';
import type { StatusSwitchCalls } from '@backoffice/list-screen';
import { messages } from '../../../messages';
import { channelName } from '../channel-texts';
import { channelsApi } from '../channels.api';

const doneTexts = {
  active: 'channels.notice.activated',
  inactive: 'channels.notice.deactivated',
} as const;

/** How a channel's status is switched from its row: an update of everything else as it is. */
export const channelStatusCalls: StatusSwitchCalls<Channel> = {
  setStatus: ({ id, merchantNo, merchantWeight, updatedAt }, status) =>
    channelsApi.update({ id, merchantNo, merchantWeight, updatedAt, status }),
  read: channelsApi.read,
  nameOf: channelName,
  doneText: (channel) => messages.text(doneTexts[channel.status], { name: channelName(channel) }),
  failedText: () => messages.text('channels.notice.status-failed'),
};
