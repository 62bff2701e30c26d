import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type ListPage, type Transaction, type TransactionListQuery } from '@backoffice/contract';
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
};
