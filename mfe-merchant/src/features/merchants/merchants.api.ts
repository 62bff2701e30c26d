import { api, dropEmpty, isUnanswered, type SendOptions } from '@backoffice/api-client';
import {
  apiPaths,
  type Channel,
  type ChannelListRequest,
  type HistoryEntry,
  type ListPage,
  type Merchant,
  type MerchantCreateRequest,
  type MerchantDetail,
  type MerchantListRequest,
  type MerchantStatusRequest,
  type MerchantTotalsRequest,
  type MerchantUpdateRequest,
  type StatusTotals,
  merchantTotalsPath,
  type Transaction,
  type TransactionFigures,
  type TransactionFiguresQuery,
} from '@backoffice/contract';
import type { ReadOptions } from '@backoffice/list-screen';

/** The merchant calls of the API. Of a write without an answer nothing is said before its row was read again. */
export const merchantsApi = {
  list: (request: MerchantListRequest, options?: ReadOptions): Promise<ListPage<Merchant>> =>
    api.post(apiPaths.merchantList, dropEmpty(request), { ...options, read: true }),

  /** How many merchants of a list each status has. */
  totals: (request: MerchantTotalsRequest, options?: ReadOptions): Promise<StatusTotals> =>
    api.post(merchantTotalsPath, request, { ...options, read: true }),

  /** One merchant as it is now; undefined when there is none. */
  async read({ id, merchantNo }: Pick<Merchant, 'id' | 'merchantNo'>): Promise<Merchant | undefined> {
    // The number is matched from its start, so that a longer one may be among the answers.
    const { items } = await merchantsApi.list({ merchantNo, limit: 10 }, { quiet: true });
    return items.find((merchant) => merchant.id === id);
  },

  /** @throws ApiError 404 when there is no such merchant */
  detail: (id: number, options: ReadOptions): Promise<MerchantDetail> =>
    api.get(apiPaths.merchantDetail, { ...options, query: { id } }),

  /** The channels of merchants; with more than 100 rows asked for, none with its private keys. */
  channels: (request: ChannelListRequest, options: ReadOptions): Promise<ListPage<Channel>> =>
    api.post(apiPaths.channelList, request, { ...options, read: true }),

  /** The latest transactions of a merchant. */
  transactions: (
    { merchantId, limit }: { merchantId: number; limit: number },
    options: ReadOptions,
  ): Promise<ListPage<Transaction>> =>
    api.get(apiPaths.transactionList, { ...options, query: { merchantId, limit } }),

  /** What the transactions of a merchant come to. */
  money: (query: TransactionFiguresQuery, options: ReadOptions): Promise<TransactionFigures> =>
    api.get(apiPaths.transactionFigures, { ...options, query }),

  create: (request: MerchantCreateRequest, idempotencyKey: string): Promise<Merchant> =>
    api.put(apiPaths.merchantCreate, request, { idempotencyKey, quiet: isUnanswered, shown: true }),

  /** As `create`; whoever imports rows says of each what happened. */
  createQuietly: (request: MerchantCreateRequest, options: SendOptions): Promise<Merchant> =>
    api.put(apiPaths.merchantCreate, request, { ...options, quiet: true }),

  update: (request: MerchantUpdateRequest): Promise<Merchant> =>
    api.put(apiPaths.merchantUpdate, request, { quiet: isUnanswered, shown: true }),

  setStatus: (request: MerchantStatusRequest): Promise<Merchant> =>
    api.put(apiPaths.merchantStatus, request, { quiet: isUnanswered, shown: true }),

  history: (id: number, page: number, options: ReadOptions): Promise<ListPage<HistoryEntry>> =>
    api.post(apiPaths.merchantHistory, { id, page }, { ...options, read: true }),
};
