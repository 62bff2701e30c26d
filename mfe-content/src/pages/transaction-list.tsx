import { listPage } from '@backoffice/list-screen';
import { TransactionList } from '../features/transactions/transaction-list';
import { transactions } from '../features/transactions/transactions';

export const { Page, messages, prefetch } = listPage(transactions, TransactionList);
