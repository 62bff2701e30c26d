import type { ListPage, Merchant } from '@backoffice/contract';
import { queryOptions } from '@tanstack/react-query';
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
