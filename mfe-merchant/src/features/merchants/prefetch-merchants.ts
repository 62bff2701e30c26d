import { listStateAt, prefetchQuery } from '@backoffice/data';
import { may } from '@backoffice/session';
import type { QueryClient } from '@tanstack/react-query';
import { firstMerchantPage, merchantListQuery } from './merchant-list-query';
import { merchantListOptions } from './merchants.queries';

/** Asks for the merchants that the page at an address will show, while the page itself is still on its way. */
export async function prefetchMerchants(client: QueryClient, address: URL): Promise<void> {
  if (!may('merchants:view')) return;
  const query = listStateAt(merchantListQuery, firstMerchantPage, address);
  await prefetchQuery(client, merchantListOptions(query));
}
