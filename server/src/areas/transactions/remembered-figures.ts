import type { TransactionFigures, TransactionFiguresQuery } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { transactionFigures } from './transactions.repository';

/** Counting fewer takes a few milliseconds. */
const MANY = 10_000;
const REMEMBERED_MS = 5000;
const MOST_REMEMBERED = 1000;

/**
 * The figures of a merchant or a period. Those of a merchant with very many transactions are as old as `REMEMBERED_MS`: they are read
 * one by one, at each look at its page. What they are counted from is no matter of rights, so that all callers share them.
 */
export function rememberedFigures() {
  const remembered = new LRUCache<string, TransactionFigures>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  return async (db: pg.Pool, filter: TransactionFiguresQuery): Promise<TransactionFigures> => {
    const { merchantId, from, to } = filter;
    const key = `${merchantId} ${from} ${to}`;
    const known = remembered.get(key);
    if (known) return known;
    const figures = await transactionFigures(db, filter);
    if (merchantId !== undefined && figures.success + figures.pending >= MANY) remembered.set(key, figures);
    return figures;
  };
}
