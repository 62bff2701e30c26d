import type { TransactionFigures } from './transactions';

/** In percent, to one decimal; not quite all is not rounded to all. Null where there are none. */
export function successRate({ success, pending }: Pick<TransactionFigures, 'success' | 'pending'>) {
  if (success + pending === 0) return null;
  return Math.floor((success / (success + pending)) * 1000) / 10;
}
