import { HttpError } from './http-error';

const FORGET_FROM = 10_000;

/**
 * Counts calls by a key (an address, a user), in this process.
 *
 * @returns throws 429 once a key has made more than `calls` calls within `seconds`
 */
export function createRateLimit({ calls, seconds }: { calls: number; seconds: number }, now = Date.now) {
  const windows = new Map<string, { ends: number; count: number }>();
  return (key: string): void => {
    const time = now();
    if (windows.size >= FORGET_FROM) {
      for (const [other, { ends }] of windows) if (ends <= time) windows.delete(other);
    }
    const known = windows.get(key);
    const window = known && known.ends > time ? known : { ends: time + seconds * 1000, count: 0 };
    window.count += 1;
    windows.set(key, window);
    if (window.count > calls) {
      const retryAfterSeconds = Math.ceil((window.ends - time) / 1000);
      throw new HttpError(429, 'Too many attempts just now.', { retryAfterSeconds });
    }
  };
}
