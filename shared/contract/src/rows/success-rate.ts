import type { TransactionFigures } from './transactions';

type Counts = Pick<TransactionFigures, 'success' | 'pending' | 'failed'>;

/** Returns the number of transactions of all statuses. */
export const transactionCount = ({ success, pending, failed = 0 }: Counts): number =>
  success + pending + failed;

/** Returns the success rate in percent, rounded down to one decimal, so that 100 means all. Null without transactions. */
export function successRate(counts: Counts) {
  const all = transactionCount(counts);
  return all === 0 ? null : Math.floor((counts.success / all) * 1000) / 10;
}
