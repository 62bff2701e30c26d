import { CHANNEL_CODE_MAX, CHANNEL_NUMBER_MAX, type ChannelListRequest } from '@backoffice/contract';
import type { ListSchema } from '@backoffice/data';
import {
  firstSortedPage,
  oneOf,
  sortedPageFields,
  textUpTo,
  type SortedPageQuery,
} from '@backoffice/list-screen';

/** What the list shows, as its URL says it. */
export interface ChannelListQuery extends SortedPageQuery {
  merchantNo?: string | undefined;
  merchantChannel?: string | undefined;
  /** The page's rows are shown merchant by merchant. */
  group?: 'merchant' | undefined;
}

export const channelListQuery = {
  shape: {
    ...sortedPageFields,
    merchantNo: textUpTo(CHANNEL_NUMBER_MAX),
    merchantChannel: textUpTo(CHANNEL_CODE_MAX),
    group: oneOf(['merchant']),
  },
} satisfies ListSchema<ChannelListQuery>;

/** What is shown at first and after a reset. */
export const firstChannelPage: ChannelListQuery = {
  ...firstSortedPage,
  merchantNo: undefined,
  merchantChannel: undefined,
  group: undefined,
};

/** The part of it that the server answers. */
export function channelListRequestOf({ group: _group, ...request }: ChannelListQuery): ChannelListRequest {
  return request;
}
