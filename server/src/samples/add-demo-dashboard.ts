import { SERIES_DAYS } from '@backoffice/contract';
import type { Services } from '../platform/services';
import { insertDays } from '../areas/dashboard/dashboard-series.repository';
import { sampleDay } from './sample-day';
import { inTransaction } from '../platform/database/transaction';
import { sampleTransaction } from './sample-transaction';
import { insertSampleTransactions } from './transaction-samples.repository';

const TRANSACTIONS = 200;

/** A year of series and the latest transactions for a database that has none. */
export async function addDemoDashboard({ pool }: Pick<Services, 'pool'>): Promise<void> {
  const { rowCount } = await pool.query('select 1 from dashboard_day limit 1');
  if (rowCount) return;
  const now = Date.now();
  const days = Array.from({ length: SERIES_DAYS }, (_, daysAgo) => sampleDay(daysAgo, now));
  const transactions = Array.from({ length: TRANSACTIONS }, (_, index) => sampleTransaction(index, now));
  await inTransaction(pool, async (transaction) => {
    await insertDays(transaction, days);
    await insertSampleTransactions(transaction, transactions);
  });
}
