import { api, dropEmpty, isUnanswered, type SendOptions } from '@backoffice/api-client';
import {
  channelPaths,
  merchantPaths,
  MAX_ROWS_WITH_KEYS,
  type Channel,
  type ChannelCreateRequest,
  type ChannelKeyUsage,
  type ChannelKeyUsageRequest,
  type ChannelListRequest,
  type ChannelMerchantsRequest,
  type ChannelOption,
  type ChannelTotalsRequest,
  type ChannelUpdateRequest,
  type ChannelWeight,
  type HistoryEntry,
  type ListPage,
  type MerchantOption,
  type StatusTotals,
  type UncountedPage,
  channelTotalsPath,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** The channel calls of the API. A write without an answer shows no message until its row has been read again. */
export const channelsApi = {
  list: (request: ChannelListRequest, options?: ReadOptions): Promise<ListPage<Channel>> =>
    api.post(channelPaths.channelList, dropEmpty(request), { ...options, read: true }),

  /** Returns a page of the list; its total is null while a broad filter is being counted. */
  listAtOnce: (request: ChannelListRequest, options?: ReadOptions): Promise<UncountedPage<Channel>> =>
    api.post(channelPaths.channelList, { ...dropEmpty(request), total: 'later' }, { ...options, read: true }),

  /** Returns the number of channels of each status. */
  totals: (request: ChannelTotalsRequest, options?: ReadOptions): Promise<StatusTotals> =>
    api.post(channelTotalsPath, request, { ...options, read: true }),

  /** The weights of all channels of a merchant. */
  async weights(merchantId: number, options?: ReadOptions): Promise<ChannelWeight[]> {
    const request: ChannelListRequest = { merchantId, fields: 'weight', limit: MAX_ROWS_WITH_KEYS };
    const { items } = await api.post<ListPage<ChannelWeight>>(channelPaths.channelList, request, {
      ...options,
      read: true,
    });
    return items;
  },

  /** The current state of one channel; undefined when it does not exist. */
  async read({ id, merchantId, merchantChannel }: Channel): Promise<Channel | undefined> {
    const request: ChannelListRequest = { merchantId, merchantChannel, limit: MAX_ROWS_WITH_KEYS };
    const { items } = await channelsApi.list(request, { quiet: true });
    return items.find((channel) => channel.id === id);
  },

  create: (request: ChannelCreateRequest, idempotencyKey: string): Promise<Channel> =>
    api.post(channelPaths.channelCreate, dropEmpty(request), {
      idempotencyKey,
      quiet: isUnanswered,
      shown: true,
    }),

  /** Creates a channel for an import, which shows the outcome of each row itself. */
  createQuietly: (request: ChannelCreateRequest, options: SendOptions): Promise<Channel> =>
    api.post(channelPaths.channelCreate, dropEmpty(request), { ...options, quiet: true }),

  update: (request: ChannelUpdateRequest): Promise<Channel> =>
    api.put(channelPaths.channelUpdate, request, { quiet: isUnanswered, shown: true }),

  options: (options?: ReadOptions): Promise<ChannelOption[]> => api.get(channelPaths.channelOptions, options),

  delete: ({ id, updatedAt }: Channel): Promise<{ id: number }> =>
    api.post(channelPaths.channelDelete, { id, updatedAt }, { quiet: isUnanswered, shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(channelPaths.channelHistory, { id, page }, { ...options, read: true }),

  /** The channels that use keys with the given fingerprints. */
  keyUsage: (request: ChannelKeyUsageRequest, options?: ReadOptions): Promise<ChannelKeyUsage[]> =>
    api.post(channelPaths.channelKeyUsage, request, { ...options, read: true }),

  /** The active merchants with the given ids or own numbers. */
  namedMerchants: (request: ChannelMerchantsRequest, options?: ReadOptions): Promise<MerchantOption[]> =>
    api.post(channelPaths.channelMerchants, request, { ...options, read: true }),

  merchantOptions: (
    search: { merchantName?: string; merchantNo?: string; limit: number },
    options?: ReadOptions,
  ): Promise<ListPage<MerchantOption>> =>
    api.post(
      merchantPaths.merchantList,
      { ...dropEmpty(search), status: 'active', fields: 'option' },
      { ...options, read: true },
    ),
};
