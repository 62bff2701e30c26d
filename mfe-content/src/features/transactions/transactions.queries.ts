import { queryOptions } from '@tanstack/react-query';
import { transactionsApi } from './transactions.api';
import { transactions } from './transactions';

/** The query for a transaction with its times. */
export const transactionOptions = (id: number) =>
  queryOptions({
    queryKey: [...transactions.key, 'detail', id],
    queryFn: ({ signal }) => transactionsApi.detail(id, { signal, shown: true }),
  });

const TYPES_FRESH_MS = 600_000;

/** The query for the choices of the filter by type of channel. */
export const channelTypesQuery = queryOptions({
  queryKey: [transactions.name, 'channel-types'],
  queryFn: ({ signal }) => transactionsApi.channelTypes({ signal, quiet: true }),
  staleTime: TYPES_FRESH_MS,
});
