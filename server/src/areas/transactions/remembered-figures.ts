import type { TransactionFigures, TransactionFiguresQuery } from '@backoffice/contract';
import { transactionCount } from '@backoffice/contract/success-rate';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { transactionFigures } from './transactions.repository';

/** Counting fewer takes a few milliseconds. */
const MANY = 10_000;
const REMEMBERED_MS = 5000;
const MAX_REMEMBERED = 1000;

/**
 * Creates the reader of figures of a merchant or a period. Those of a merchant with very many transactions are cached for
 * `REMEMBERED_MS`, because each view of the merchant's page counts them one by one. They do not depend on permissions, so all
 * callers share the cache.
 */
export function rememberedFigures() {
  const remembered = new LRUCache<string, TransactionFigures>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  return async (db: pg.Pool, filter: TransactionFiguresQuery): Promise<TransactionFigures> => {
    const { merchantId, from, to } = filter;
    const key = `${merchantId} ${from} ${to}`;
    const known = remembered.get(key);
    if (known) return known;
    const figures = await transactionFigures(db, filter);
    if (merchantId !== undefined && transactionCount(figures) >= MANY) remembered.set(key, figures);
    return figures;
  };
}
