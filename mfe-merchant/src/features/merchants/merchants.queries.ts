import { MAX_LIMIT } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { merchants } from './merchants';
import { merchantsApi } from './merchants.api';

/** So long an answer counts as new; it may have been asked for ahead of the page. */
const FRESH_MS = 10_000;

/** A merchant by itself, kept as a list of one: what is changed in a list on screen is changed here, and the other way round. */
export const merchantOptions = (id: number) =>
  queryOptions({
    queryKey: [...merchants.key, { id }],
    queryFn: async ({ signal }) => ({
      items: [await merchantsApi.detail(id, { signal, shown: true })],
      total: 1,
    }),
    // The server keeps one that was taken off the list on screen.
    staleTime: ({ state }) => (state.data?.items.length === 0 ? 0 : FRESH_MS),
  });

/** The channels of a merchant: so many are asked for that none comes with its private keys. */
export const channelsOptions = (merchantId: number) =>
  queryOptions({
    queryKey: ['channels', 'of merchant', merchantId],
    queryFn: ({ signal }) => merchantsApi.channels({ merchantId, limit: MAX_LIMIT }, { signal, shown: true }),
  });

const LATEST_TRANSACTIONS = 10;

/** The latest transactions of a merchant. */
export const transactionsOptions = (merchantId: number) =>
  queryOptions({
    queryKey: ['transactions', 'of merchant', merchantId],
    queryFn: ({ signal }) =>
      merchantsApi.transactions({ merchantId, limit: LATEST_TRANSACTIONS }, { signal, shown: true }),
  });
