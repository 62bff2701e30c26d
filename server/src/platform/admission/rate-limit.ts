import { failureReason } from '@backoffice/contract';
import { LRUCache } from 'lru-cache';
import { senderOf } from '../http/caller';
import { notNow } from '../http/http-error';
import { rates } from './policies';

// Who has called longest ago is forgotten first.
const MAX_SENDERS = 10_000;

/**
 * Counts calls by their senders, in this process. Why not by a plug-in: docs/decisions/0038.
 *
 * @returns a function that throws 429 once a sender has made more calls than the limit lets it
 */
export function createRateLimit(name: keyof typeof rates, now = Date.now) {
  const { calls, seconds } = rates[name];
  // It takes room for all its senders at once, 200 kB: with the first call.
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
