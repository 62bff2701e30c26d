import { NewestMerchants } from '../merchants/newest-merchants';
import { TodoList } from '../todos/todo-list';
import { Transactions } from '../transactions/transactions';

/** What lies below the first figures, in one chunk that comes after them. */
export const parts = { newest: NewestMerchants, todos: TodoList, transactions: Transactions };
