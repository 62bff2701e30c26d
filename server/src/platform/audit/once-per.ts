import { LRUCache } from 'lru-cache';

type Work = () => Promise<void>;

/**
 * Does work at most once within a time for each key. Callers who come while it is under way wait for it; a failure is thrown to them and not
 * remembered, so that the next caller tries again.
 *
 * @param limits keys that are remembered, and for how long
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
