import type { TransactionFigures } from './transactions';

/** Returns the success rate in percent, rounded down to one decimal, so that 100 means all. Null without transactions. */
export function successRate({ success, pending }: Pick<TransactionFigures, 'success' | 'pending'>) {
  if (success + pending === 0) return null;
  return Math.floor((success / (success + pending)) * 1000) / 10;
}
