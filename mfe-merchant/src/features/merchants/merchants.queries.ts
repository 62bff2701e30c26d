import type { ListPage, Merchant } from '@backoffice/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MerchantListQuery } from './merchant-list-query';
import { merchantsApi } from './merchants.api';

export const merchantKeys = {
  lists: ['merchants', 'list'],
  list: (query: MerchantListQuery) => [...merchantKeys.lists, query],
};

/** The page of merchants that a query asks for. */
export const merchantListOptions = (query: MerchantListQuery) =>
  queryOptions({
    queryKey: merchantKeys.list(query),
    queryFn: ({ signal }): Promise<ListPage<Merchant>> => merchantsApi.list(query, { signal }),
  });

/**
 * The highest id at this moment: a merchant above it was created later.
 *
 * @param since names the moment; for another one it is read again
 */
export function useNewestMerchantId(since: string) {
  return useQuery({
    queryKey: ['merchants', 'newest', since],
    queryFn: async ({ signal }) => {
      const { items } = await merchantsApi.list({ sort: '-id', limit: 1 }, { signal, quiet: true });
      return items[0]?.id ?? 0;
    },
    staleTime: Infinity,
  });
}
