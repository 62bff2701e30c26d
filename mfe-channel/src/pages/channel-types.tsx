import { listPage } from '@backoffice/list-screen';
import { ChannelTypeList } from '../features/channel-types/channel-type-list';
import { channelTypes } from '../features/channel-types/channel-types';

export const { Page, messages, prefetch } = listPage(channelTypes, ChannelTypeList);
