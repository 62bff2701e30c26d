import { performance } from 'node:perf_hooks';

const AT_ONCE = 16;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 5_000;

/** How many calls a second `call` gets through, 16 at a time. */
export async function measureThroughput(call: () => Promise<unknown>): Promise<number> {
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  let calls = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        await call();
        if (performance.now() >= begin) calls += 1;
      }
    }),
  );
  return (calls * 1000) / MEASURED_MS;
}
