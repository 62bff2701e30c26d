import { MAX_LIMIT } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { merchants } from './merchants';
import { merchantsApi } from './merchants.api';

/**
 * A merchant by itself, kept as a list of one: what is changed in a list on screen is changed here, and the other way round. Read
 * anew each time that its page is shown.
 */
export const merchantOptions = (id: number) =>
  queryOptions({
    queryKey: [...merchants.key, { id }],
    queryFn: async ({ signal }) => ({
      items: [await merchantsApi.detail(id, { signal, shown: true })],
      total: 1,
    }),
    staleTime: 0,
  });

/** The channels of a merchant: so many are asked for that none comes with its private keys. */
export const channelsOptions = (merchantId: number) =>
  queryOptions({
    queryKey: ['channels', 'of merchant', merchantId],
    queryFn: ({ signal }) => merchantsApi.channels({ merchantId, limit: MAX_LIMIT }, { signal, shown: true }),
    staleTime: 0,
  });

const LATEST_TRANSACTIONS = 10;

/** The latest transactions of a merchant. */
export const transactionsOptions = (merchantId: number) =>
  queryOptions({
    queryKey: ['transactions', 'of merchant', merchantId],
    queryFn: ({ signal }) =>
      merchantsApi.transactions({ merchantId, limit: LATEST_TRANSACTIONS }, { signal, shown: true }),
    staleTime: 0,
  });
