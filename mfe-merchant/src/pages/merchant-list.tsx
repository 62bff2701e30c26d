import type { QueryClient } from '@tanstack/react-query';
import { listPage } from '@backoffice/list-screen';
import { MerchantList, prefetchOpenMerchant } from '../features/merchants/merchant-list';
import { merchants } from '../features/merchants/merchants';

const list = listPage(merchants, MerchantList);
export const { Page, messages } = list;

export function prefetch(client: QueryClient, address: URL): Promise<void> {
  // The panel fetches the merchant again and reports a failure.
  void prefetchOpenMerchant(client, address).catch(() => {});
  return list.prefetch(client, address);
}
