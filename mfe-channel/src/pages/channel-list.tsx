import { uiMessages } from '@backoffice/ui';
import { messages as channelMessages } from '../messages';

export { ChannelListPage as Page } from '../features/channels/list/channel-list-page';
export { prefetchChannels as prefetch } from '../features/channels/list/prefetch-channels';

/** The texts that the page shows. */
export const messages = [channelMessages, uiMessages];
