import { MAX_LIMIT } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
import { merchants } from './merchants';
import { merchantsApi } from './merchants.api';

/** The time in ms for which a prefetched answer is not fetched again. */
const FRESH_MS = 10_000;

/** Caches one merchant as a list of one row, so that changes in lists on screen apply to it, and its changes to them. */
export const merchantOptions = (id: number) =>
  queryOptions({
    queryKey: [...merchants.key, { id }],
    queryFn: async ({ signal }) => ({
      items: [await merchantsApi.detail(id, { signal, shown: true })],
      total: 1,
    }),
    // An empty list is stale: the merchant was only removed from the list on screen and still exists.
    staleTime: ({ state }) => (state.data?.items.length === 0 ? 0 : FRESH_MS),
  });

/** The channels of a merchant; at this limit the server leaves out private keys. */
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

/** The role options under a key of this remote, which no other remote reads. */
export const roleOptionsOptions = queryOptions({
  queryKey: ['merchants', 'role options'],
  queryFn: ({ signal }) => merchantsApi.roleOptions({ signal }),
  staleTime: 60_000,
});
