import type pg from 'pg';
import { MerchantSearch } from './merchant-search';

const searches = new WeakMap<pg.Pool, MerchantSearch>();

/** The one search of a database: what it remembers serves every module. */
export function merchantSearchOf(pool: pg.Pool): MerchantSearch {
  const existing = searches.get(pool);
  if (existing) return existing;
  const search = new MerchantSearch(pool);
  searches.set(pool, search);
  return search;
}
