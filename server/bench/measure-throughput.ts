import { performance } from 'node:perf_hooks';
import type { ApiProcess } from '../harness/api-process';
import { percentile } from '../harness/percentile';
import type { ListArea } from './list-kind';
import { bytesOf, rawCalls } from './raw-calls';
import type { Throughput } from './report';

// The number of concurrent calls. With half as many the cores would be idle for a fifth of the time.
export const AT_ONCE = 32;
const ROUNDS = 3;
const SECONDS = 4;

/**
 * Measures the calls per second of 32 concurrent users over HTTP, in several rounds after a short warm-up.
 *
 * @param tokens one user's token per concurrent call, because a single user would be limited
 */
export async function measureThroughput(
  what: string,
  area: ListArea,
  filter: object,
  api: ApiProcess,
  tokens: readonly string[],
): Promise<Throughput> {
  const messages = tokens.map((token) =>
    bytesOf(token, { method: 'POST', path: `/${area}/list`, body: filter }),
  );
  const pace = async (seconds: number) => {
    const cpuBefore = await api.cpuMs();
    const begin = performance.now();
    const isOver = () => performance.now() - begin >= seconds * 1000;
    const counts = await Promise.all(messages.map((message) => rawCalls(api.port()!, message, isOver)));
    const calls = counts.reduce((sum, count) => sum + count, 0);
    const took = (performance.now() - begin) / 1000;
    return { calls: calls / took, cpuMs: ((await api.cpuMs()) - cpuBefore) / calls };
  };
  await pace(1);
  const rounds: Awaited<ReturnType<typeof pace>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await pace(SECONDS));
  const cpuTimes = rounds.map(({ cpuMs }) => cpuMs);
  return { what, calls: rounds.map(({ calls }) => calls), cpuMs: percentile(cpuTimes, 0.5) };
}
