import { api, dropEmpty, isUnanswered, type SendOptions } from '@backoffice/api-client';
import {
  apiPaths,
  channelPaths,
  merchantPaths,
  transactionPaths,
  type Channel,
  type ChannelListRequest,
  type ChannelWeight,
  type ChannelWeightsRequest,
  type HistoryEntry,
  type ListPage,
  type Merchant,
  type MerchantCreateRequest,
  type MerchantDetail,
  type MerchantListRequest,
  type MerchantStatusRequest,
  type MerchantTotalsRequest,
  type MerchantUpdateRequest,
  type RoleOption,
  type StatusTotals,
  type UncountedPage,
  merchantTotalsPath,
  type Transaction,
  type TransactionFigures,
  type TransactionFiguresQuery,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** The merchant calls of the API. A write without an answer shows no message until its row has been read again. */
export const merchantsApi = {
  list: (request: MerchantListRequest, options?: ReadOptions): Promise<ListPage<Merchant>> =>
    api.post(merchantPaths.merchantList, dropEmpty(request), { ...options, read: true }),

  /** Returns a page of the list; its total is null while a broad filter is being counted. */
  listAtOnce: (request: MerchantListRequest, options?: ReadOptions): Promise<UncountedPage<Merchant>> =>
    api.post(
      merchantPaths.merchantList,
      { ...dropEmpty(request), total: 'later' },
      { ...options, read: true },
    ),

  /** Returns the number of merchants of each status. */
  totals: (request: MerchantTotalsRequest, options?: ReadOptions): Promise<StatusTotals> =>
    api.post(merchantTotalsPath, request, { ...options, read: true }),

  /** Returns the current state of a merchant; undefined when it does not exist. */
  async read({ id, merchantNo }: Pick<Merchant, 'id' | 'merchantNo'>): Promise<Merchant | undefined> {
    // The server matches the start of numbers, so longer ones may be in the answer.
    const { items } = await merchantsApi.list({ merchantNo, limit: 10 }, { quiet: true });
    return items.find((merchant) => merchant.id === id);
  },

  /** @throws ApiError 404 when there is no such merchant */
  detail: (id: number, options: ReadOptions): Promise<MerchantDetail> =>
    api.get(merchantPaths.merchantDetail, { ...options, query: { id } }),

  /** Returns channels of merchants; with a limit above 100 without private keys. */
  channels: (request: ChannelListRequest, options: ReadOptions): Promise<ListPage<Channel>> =>
    api.post(channelPaths.channelList, request, { ...options, read: true }),

  /** Returns the latest transactions of a merchant. */
  transactions: (
    { merchantId, limit }: { merchantId: number; limit: number },
    options: ReadOptions,
  ): Promise<ListPage<Transaction>> =>
    api.get(transactionPaths.transactionList, { ...options, query: { merchantId, limit } }),

  /** Returns the totals of a merchant's transactions. */
  money: (query: TransactionFiguresQuery, options: ReadOptions): Promise<TransactionFigures> =>
    api.get(transactionPaths.transactionFigures, { ...options, query }),

  create: (request: MerchantCreateRequest, idempotencyKey: string): Promise<Merchant> =>
    api.put(merchantPaths.merchantCreate, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  /** Creates a merchant for an import, which shows the outcome of each row itself. */
  createQuietly: (request: MerchantCreateRequest, options: SendOptions): Promise<Merchant> =>
    api.put(merchantPaths.merchantCreate, request, { ...options, quiet: true }),

  update: (request: MerchantUpdateRequest): Promise<Merchant> =>
    api.put(merchantPaths.merchantUpdate, request, { quiet: isUnanswered, shown: true }),

  setStatus: (request: MerchantStatusRequest): Promise<Merchant> =>
    api.put(merchantPaths.merchantStatus, request, { quiet: isUnanswered, shown: true }),

  /** Changes the weights of channels of a merchant, all of them or none. */
  setWeights: (request: ChannelWeightsRequest): Promise<ChannelWeight[]> =>
    api.put(channelPaths.channelWeights, request),

  roleOptions: (options: ReadOptions): Promise<RoleOption[]> =>
    api.get(apiPaths.roleOptions, { ...options, quiet: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(merchantPaths.merchantHistory, { id, page }, { ...options, read: true }),
};
