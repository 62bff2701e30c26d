import { api, dropEmpty } from '@backoffice/api-client';
import {
  transactionPaths,
  type ListPage,
  type Transaction,
  type TransactionDetail,
  type TransactionListQuery,
} from '@backoffice/contract';
import { periodOf, type ReadOptions, type RecentDays } from '@backoffice/list-screen';

/** The filters of the list; `from` and `to` are days of the shown time zone, both included. */
type TransactionRequest = Omit<TransactionListQuery, 'from' | 'to'> & {
  from?: string | undefined;
  to?: string | undefined;
  within?: RecentDays | undefined;
  /** Only those from over an hour before the request. */
  age?: 'over-1-hour' | undefined;
};

const HOUR_MS = 60 * 60 * 1000;

/** Returns the times of a request, which end an hour ago at the latest if only older transactions are wanted. */
function timesOf({ age, ...period }: Pick<TransactionRequest, 'from' | 'to' | 'within' | 'age'>) {
  const { from, to } = periodOf(period);
  if (!age) return { from, to };
  const hourAgo = new Date(Date.now() - HOUR_MS).toISOString();
  return { from, to: to && to < hourAgo ? to : hourAgo };
}

export const transactionsApi = {
  list: ({ from, to, within, age, ...request }: TransactionRequest, options?: ReadOptions) =>
    api.get<ListPage<Transaction>>(transactionPaths.transactionList, {
      ...options,
      query: dropEmpty({ ...request, ...timesOf({ from, to, within, age }) }),
    }),

  detail: (id: number, options: ReadOptions) =>
    api.get<TransactionDetail>(transactionPaths.transactionDetail, { ...options, query: { id } }),
};
