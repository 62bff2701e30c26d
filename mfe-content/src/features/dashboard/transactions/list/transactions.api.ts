import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type ListPage, type Transaction, type TransactionListQuery } from '@backoffice/contract';
import { midnight, type ReadOptions } from '@backoffice/list-screen';

/** Both days are in it, in the shown time zone. */
type TransactionRequest = Omit<TransactionListQuery, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
};

export const transactionsApi = {
  list: ({ from, to, ...request }: TransactionRequest, options?: ReadOptions) =>
    api.get<ListPage<Transaction>>(apiPaths.transactionList, {
      ...options,
      query: dropEmpty({ ...request, from: from && midnight(from), to: to && midnight(to, 1) }),
    }),
};
