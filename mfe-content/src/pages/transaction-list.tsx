import { listPage } from '@backoffice/list-screen';
import { TransactionList } from '../features/dashboard/transactions/list/transaction-list';
import { transactions } from '../features/dashboard/transactions/list/transactions';

export const { Page, messages, prefetch } = listPage(transactions, TransactionList);
