import {
  CHANNEL_CODE_MAX,
  CHANNEL_NUMBER_MAX,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  paging,
  sortById,
  type ChannelListRequest,
} from '@backoffice/contract';
import * as z from 'zod/mini';

/** What the list shows, as its URL says it. */
export const channelListQuery = z.object({
  page: paging.page,
  limit: z.literal(PAGE_SIZES),
  sort: sortById,
  merchantNo: z.optional(z.string().check(z.maxLength(CHANNEL_NUMBER_MAX))),
  merchantChannel: z.optional(z.string().check(z.maxLength(CHANNEL_CODE_MAX))),
  /** The page's rows are shown merchant by merchant. */
  group: z.optional(z.literal('merchant')),
});
export type ChannelListQuery = z.infer<typeof channelListQuery>;

/** What is shown at first and after a reset. */
export const firstChannelPage: ChannelListQuery = {
  page: 1,
  limit: DEFAULT_PAGE_SIZE,
  sort: '+id',
  merchantNo: undefined,
  merchantChannel: undefined,
  group: undefined,
};

/** The part of it that the server answers. */
export function channelListRequestOf({ group: _group, ...request }: ChannelListQuery): ChannelListRequest {
  return request;
}
