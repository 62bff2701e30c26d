import type { QueryClient } from '@tanstack/react-query';
import { listPage } from '@backoffice/list-screen';
import { prefetchOpenTransaction, TransactionList } from '../features/transactions/transaction-list';
import { transactions } from '../features/transactions/transactions';

const list = listPage(transactions, TransactionList);
export const { Page, messages } = list;

export function prefetch(client: QueryClient, address: URL): Promise<void> {
  // The panel reads the transaction again and reports a failure.
  void prefetchOpenTransaction(client, address).catch(() => {});
  return list.prefetch(client, address);
}
