import type { ListPage, Transaction } from '@backoffice/contract';
import type pg from 'pg';

type TransactionRow = Omit<Transaction, 'timestamp'> & { timestamp: Date };

/** The newest first. */
export async function listTransactions(
  pool: pg.Pool,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListPage<TransactionRow>> {
  const { rows: items } = await pool.query<TransactionRow>({
    name: 'transaction-list',
    text: `select order_no, created_at as timestamp, username, price, status from payment_transaction
           order by created_at desc, id desc limit $1 offset $2`,
    values: [limit, offset],
  });
  const { rows: counts } = await pool.query<{ total: number }>({
    name: 'transaction-count',
    text: 'select count(*) as total from payment_transaction',
  });
  return { items, total: counts[0]?.total ?? 0 };
}
