import { queryOptions } from '@tanstack/react-query';
import { transactionsApi } from './transactions.api';
import { transactions } from './transactions';

/** The query for a transaction with its times. */
export const transactionOptions = (id: number) =>
  queryOptions({
    queryKey: [...transactions.key, 'detail', id],
    queryFn: ({ signal }) => transactionsApi.detail(id, { signal, shown: true }),
  });
