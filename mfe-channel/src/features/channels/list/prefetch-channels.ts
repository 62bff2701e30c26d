import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { channelListQuery, firstChannelPage } from '../channel-list-query';
import { channelListOptions } from '../channels.queries';

/** Asks for the channels that the page at an address will show, while the page itself is still on its way. */
export async function prefetchChannels(client: QueryClient, address: URL): Promise<void> {
  if (!may('channels:view')) return;
  const query = listStateAt(channelListQuery, firstChannelPage, address);
  await prefetchQuery(client, channelListOptions(query));
}
