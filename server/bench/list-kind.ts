import type { ChannelListRequest, MerchantListRequest } from '@backoffice/contract';

export const QUICK = 10;
export const BROAD = 60;

/** A list, by its call: `/<area>/list`. */
export type ListArea = 'merchant' | 'channel';

/** One kind of list call with the requests that stand for it; `within` is the p95 that it must keep, in milliseconds. */
export interface ListKind {
  area: ListArea;
  name: string;
  within: number;
  requests: (MerchantListRequest | ChannelListRequest)[];
}
