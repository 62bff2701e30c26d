import { LRUCache } from 'lru-cache';

/**
 * Does work at most once within a time for each key. Callers who come while it is under way wait for it; a failure is thrown to them and not
 * remembered, so that the next caller tries again.
 *
 * @param limits keys that are remembered, and for how long
 */
export function oncePer<Context>(
  { keys: max, ms: ttl }: { keys: number; ms: number },
  work: (context: Context) => Promise<void>,
) {
  const done = new LRUCache<string, true, Context>({
    max,
    ttl,
    fetchMethod: async (_key, _stale, { context }) => {
      await work(context);
      return true;
    },
  });
  return async (key: string, context: Context): Promise<void> => {
    await done.fetch(key, { context } as LRUCache.FetchOptionsWithContext<string, true, Context>);
  };
}
