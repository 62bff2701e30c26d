import type { Channel, ListPage } from '@backoffice/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { channelListRequestOf, type ChannelListQuery } from './channel-list-query';
import { channelsApi } from './channels.api';

export const channelKeys = {
  lists: ['channels', 'list'],
  list: (query: ChannelListQuery) => [...channelKeys.lists, channelListRequestOf(query)],
};

/** The page of channels that a query asks for. */
export const channelListOptions = (query: ChannelListQuery) =>
  queryOptions({
    queryKey: channelKeys.list(query),
    queryFn: ({ signal }): Promise<ListPage<Channel>> =>
      channelsApi.list(channelListRequestOf(query), { signal }),
  });

/** The weights of a merchant's channels as they are now. */
export function useMerchantWeights(merchantId: number | null) {
  return useQuery({
    queryKey: ['channels', 'weights', merchantId],
    queryFn: ({ signal }) => channelsApi.weights(merchantId!, { signal, quiet: true }),
    enabled: merchantId !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The channels that there are; the list goes without while they can't be had. */
export const channelOptionsQuery = queryOptions({
  queryKey: ['channels', 'options'],
  queryFn: ({ signal }) => channelsApi.options({ signal, quiet: true }),
  staleTime: 60_000,
});
