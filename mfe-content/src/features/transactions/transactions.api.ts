import { api, dropEmpty } from '@backoffice/api-client';
import {
  apiPaths,
  type ChannelOption,
  type ListPage,
  type Transaction,
  type TransactionDetail,
  type TransactionListQuery,
} from '@backoffice/contract';
import { periodOf, type ReadOptions, type RecentDays } from '@backoffice/list-screen';

/** The filters of the list; `from` and `to` are days of the shown time zone, both included. */
type TransactionRequest = Omit<TransactionListQuery, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
  within?: RecentDays | undefined;
};

export const transactionsApi = {
  list: ({ from, to, within, ...request }: TransactionRequest, options?: ReadOptions) =>
    api.get<ListPage<Transaction>>(apiPaths.transactionList, {
      ...options,
      query: dropEmpty({ ...request, ...periodOf({ from, to, within }) }),
    }),

  detail: (id: number, options: ReadOptions) =>
    api.get<TransactionDetail>(apiPaths.transactionDetail, { ...options, query: { id } }),

  /** Returns the types of channels with their names. */
  channelTypes: (options: ReadOptions) => api.get<ChannelOption[]>(apiPaths.channelOptions, options),
};
