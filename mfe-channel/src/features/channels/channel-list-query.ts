import {
  CHANNEL_CODE_MAX,
  CHANNEL_NUMBER_MAX,
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  sortsById,
  type ChannelListRequest,
  type PageSize,
  type SortById,
} from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import { oneOf, pageNumber, textUpTo } from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface ChannelListQuery {
  page: number;
  limit: PageSize;
  sort: SortById;
  merchantNo?: string | undefined;
  merchantChannel?: string | undefined;
  /** The page's rows are shown merchant by merchant. */
  group?: 'merchant' | undefined;
}

export const channelListQuery = {
  shape: {
    page: pageNumber,
    limit: oneOf(PAGE_SIZES),
    sort: oneOf(sortsById),
    merchantNo: textUpTo(CHANNEL_NUMBER_MAX),
    merchantChannel: textUpTo(CHANNEL_CODE_MAX),
    group: oneOf(['merchant']),
  },
} satisfies ListSchema<ChannelListQuery>;

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
