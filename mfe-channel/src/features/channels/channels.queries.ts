import { MAX_LIMIT } from '@backoffice/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { channelsApi } from './channels.api';

/** The current weights of a merchant's channels. */
export function useMerchantWeights(merchantId: number | null) {
  return useQuery({
    queryKey: ['channels', 'weights', merchantId],
    queryFn: ({ signal }) => channelsApi.weights(merchantId!, { signal, quiet: true }),
    enabled: merchantId !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The active merchants to choose from, at most as many as one call returns. */
export const merchantOptionsQuery = queryOptions({
  queryKey: ['channels', 'merchants'],
  queryFn: ({ signal }) => channelsApi.merchantOptions({ limit: MAX_LIMIT }, { signal, quiet: true }),
});
