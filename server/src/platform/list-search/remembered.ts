import { LRUCache } from 'lru-cache';

/** A limit for each kind of cache of one list in one database, because the size of an entry grows with the rows. */
export const REMEMBERED_BYTES = 32 * 1024 * 1024;

/** Creates a cache that is limited in number and in bytes; the least recently used value is removed first. */
export function createRemembered<Value extends { bytes: number }>(max: number): LRUCache<string, Value> {
  return new LRUCache({
    max,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
}
