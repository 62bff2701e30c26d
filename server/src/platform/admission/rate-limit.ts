import { failureReason } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { notNow } from '../http/http-error';
import { rates } from './policies';

// Who has called longest ago is forgotten first.
const MAX_KEYS = 10_000;

/**
 * Counts calls by a key (an address, a user), in this process. Why not by a plug-in: docs/decisions/0018.
 *
 * @returns a function that throws 429 once a key has made more calls than the limit lets it
 */
export function createRateLimit(name: keyof typeof rates, now = Date.now) {
  const { calls, seconds } = rates[name];
  // It takes room for all its keys at once, 200 kB: with the first call.
  let windows: LRUCache<string, { ends: number; count: number }> | undefined;
  return (key: string | number): void => {
    const time = now();
    windows ??= new LRUCache({ max: MAX_KEYS });
    const current = windows.get(String(key));
    const window = current && current.ends > time ? current : { ends: time + seconds * 1000, count: 0 };
    window.count += 1;
    windows.set(String(key), window);
    if (window.count > calls) {
      const seconds = Math.ceil((window.ends - time) / 1000);
      throw notNow(429, failureReason('too-many-attempts', { seconds }), seconds);
    }
  };
}
