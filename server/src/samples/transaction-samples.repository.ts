import type { Transaction } from '@backoffice/contract';
import type { Queryable } from '../platform/database/transaction';

export async function insertSampleTransactions(
  db: Queryable,
  samples: readonly Transaction[],
): Promise<void> {
  await db.query(
    `insert into payment_transaction (order_no, created_at, username, price, status)
     select order_no, timestamp, username, price, status
     from jsonb_to_recordset($1::jsonb)
       sample (order_no text, timestamp timestamptz, username text, price numeric, status text)
     order by timestamp`,
    [JSON.stringify(samples)],
  );
}
