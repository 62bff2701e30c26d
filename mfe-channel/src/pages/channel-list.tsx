import { prefetchQuery } from '@backoffice/data';
import { listPage } from '@backoffice/list-screen';
import { channelTypesQuery } from '@backoffice/list-screen/channel-name';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { ChannelList } from '../features/channels/list/channel-list';
import { channels } from '../features/channels/list/channels';

const list = listPage(channels, ChannelList);
export const { Page, messages } = list;

export function prefetch(client: QueryClient, address: URL): Promise<void> {
  // Rows show codes of channels until their names arrive.
  if (may('channels:view')) void prefetchQuery(client, channelTypesQuery);
  return list.prefetch(client, address);
}
