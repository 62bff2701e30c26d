import { failureReason } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { senderOf } from '../http/caller';
import { notNow } from '../http/http-error';
import { rates } from './policies';

// Beyond this number the longest unused sender is forgotten.
const MAX_SENDERS = 10_000;

/**
 * Limits the calls of each sender over time, in this process. docs/decisions/0038 explains why not by a plug-in.
 *
 * @returns a function that throws 429 once a sender has made more calls than the limit permits
 */
export function createRateLimit(name: keyof typeof rates, now = Date.now) {
  const { calls, seconds } = rates[name];
  // Created with the first call, because an LRUCache allocates all its memory at once: 200 kB.
  let windows: LRUCache<string, { ends: number; count: number }> | undefined;
  return (call: Parameters<typeof senderOf>[0]): void => {
    const sender = senderOf(call);
    const time = now();
    windows ??= new LRUCache({ max: MAX_SENDERS });
    const current = windows.get(sender);
    const window = current && current.ends > time ? current : { ends: time + seconds * 1000, count: 0 };
    window.count += 1;
    windows.set(sender, window);
    if (window.count > calls) {
      const seconds = Math.ceil((window.ends - time) / 1000);
      throw notNow(429, failureReason('too-many-attempts', { seconds }), seconds);
    }
  };
}
