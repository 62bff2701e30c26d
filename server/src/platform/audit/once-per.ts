import { LRUCache } from 'lru-cache';

type Work = () => Promise<void>;

/**
 * Does work at most once within a time for each key. Callers that come during the work wait for it; a failure is thrown to them
 * and not remembered, so that the next caller tries again.
 *
 * @param limits the number of remembered keys, and the time in ms
 */
export function oncePer({ keys: max, ms: ttl }: { keys: number; ms: number }) {
  const done = new LRUCache<string, true, Work>({
    max,
    ttl,
    fetchMethod: async (_key, _before, { context: work }) => {
      await work();
      return true as const;
    },
  });
  return async (key: string, work: Work): Promise<void> => {
    await done.fetch(key, { context: work });
  };
}
