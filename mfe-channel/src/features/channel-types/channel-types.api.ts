import { api, dropEmpty, isUnanswered } from '@backoffice/api-client';
import {
  channelTypePaths,
  type ChannelType,
  type ChannelTypeCreateRequest,
  type ChannelTypeListRequest,
  type ChannelTypeUpdateRequest,
  type HistoryEntry,
  type ListPage,
  MAX_LIMIT,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** The channel type calls of the API. A write without an answer shows no message until its row has been read again. */
export const channelTypesApi = {
  list: (request: ChannelTypeListRequest, options?: ReadOptions): Promise<ListPage<ChannelType>> =>
    api.post(channelTypePaths.channelTypeList, dropEmpty(request), { ...options, read: true }),

  /** Returns the current state of a type; undefined when it no longer exists. */
  async read({ id }: ChannelType): Promise<ChannelType | undefined> {
    const { items } = await channelTypesApi.list({ limit: MAX_LIMIT }, { quiet: true });
    return items.find((type) => type.id === id);
  },

  create: (request: ChannelTypeCreateRequest, idempotencyKey: string): Promise<ChannelType> =>
    api.post(channelTypePaths.channelTypeCreate, request, {
      idempotencyKey,
      quiet: isUnanswered,
      shown: true,
    }),

  update: (request: ChannelTypeUpdateRequest): Promise<ChannelType> =>
    api.put(channelTypePaths.channelTypeUpdate, request, { quiet: isUnanswered, shown: true }),

  delete: ({ id, updatedAt }: ChannelType): Promise<{ id: number }> =>
    api.post(channelTypePaths.channelTypeDelete, { id, updatedAt }, { quiet: isUnanswered, shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(channelTypePaths.channelTypeHistory, { id, page }, { ...options, read: true }),
};
