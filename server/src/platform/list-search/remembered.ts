import { LRUCache } from 'lru-cache';

/** For each kind of one list in one database: what is remembered of a filter grows with the rows. */
export const REMEMBERED_BYTES = 32 * 1024 * 1024;

/** Values by key, limited in number and in bytes; what was not used for longest goes first. */
export function createRemembered<Value extends { bytes: number }>(max: number): LRUCache<string, Value> {
  return new LRUCache({
    max,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
}
