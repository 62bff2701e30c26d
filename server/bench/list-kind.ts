import type { ChannelListRequest, MerchantListRequest } from '@backoffice/contract';

export const QUICK = 10;
export const BROAD = 60;

/** A list with the call `/<area>/list`. */
export type ListArea = 'merchant' | 'channel';

/** A kind of list call with sample requests. `within` is the limit of its 95th percentile in ms. */
export interface ListKind {
  area: ListArea;
  name: string;
  within: number;
  requests: (MerchantListRequest | ChannelListRequest)[];
  /** The number of calls; 200 by default. */
  calls?: number;
}
