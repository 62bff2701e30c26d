import { listPage } from '@backoffice/list-screen';
import { ChannelList } from '../features/channels/list/channel-list';
import { channels } from '../features/channels/list/channels';

export const { Page, messages, prefetch } = listPage(channels, ChannelList);
