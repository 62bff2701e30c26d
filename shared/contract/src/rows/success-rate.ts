import type { TransactionFigures } from './transactions';

type Counts = Pick<TransactionFigures, 'success' | 'pending' | 'failed'>;

/** Returns the number of transactions of all statuses. */
export const transactionCount = ({ success, pending, failed = 0 }: Counts): number =>
  success + pending + failed;

/** Returns the share of completed transactions that succeeded, in percent, rounded down to one decimal. Null without any. */
export function successRate({ success, failed = 0 }: Omit<Counts, 'pending'>) {
  const completed = success + failed;
  return completed === 0 ? null : Math.floor((success / completed) * 1000) / 10;
}
