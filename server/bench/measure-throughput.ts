import { performance } from 'node:perf_hooks';
import type { BareDriver } from './bare-driver';
import type { BenchClient } from './bench-client';
import type { ListArea } from './list-kind';
import type { Throughput } from './report';

const AT_ONCE = 16;
const SECONDS = 5;

async function repeatedly(call: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let calls = 0;
  const caller = async () => {
    for (; performance.now() < end; calls += 1) await call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return calls / SECONDS;
}

/** Calls a second, 16 at once, over HTTP and by the driver alone; both warm. */
export async function measureThroughput(
  what: string,
  area: ListArea,
  filter: object,
  client: BenchClient,
  driver: BareDriver,
  token: string,
): Promise<Throughput> {
  const statements = await driver.statementsOf(token, area, filter);
  await client.throughput(area, filter, AT_ONCE, 1);
  const overHttp = await client.throughput(area, filter, AT_ONCE, SECONDS);
  return { what, overHttp, bare: await repeatedly(() => driver.run(statements)) };
}
