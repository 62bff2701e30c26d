import { NewestMerchants } from '../merchants/newest-merchants';
import { PeriodChoice } from '../figures/period-choice';
import { TodoList } from '../todos/todo-list';
import { Transactions } from '../transactions/transactions';

/** What lies below the first figures or changes them, in one chunk that comes after them. */
export const parts = {
  newest: NewestMerchants,
  period: PeriodChoice,
  todos: TodoList,
  transactions: Transactions,
};
