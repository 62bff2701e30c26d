import { performance } from 'node:perf_hooks';
import type { ApiProcess } from '../harness/api-process';
import { percentile } from '../harness/percentile';
import type { BareDriver } from './bare-driver';
import type { ListArea } from './list-kind';
import type { Pace, Throughput } from './report';
import { rawCalls } from './raw-calls';

// The number of concurrent calls. With half as many the cores would be idle for a fifth of the time.
export const AT_ONCE = 32;
const ROUNDS = 3;
const SECONDS = 4;

function listCall(area: ListArea, filter: object, token: string): Buffer {
  const body = JSON.stringify(filter);
  const head = [
    `POST /${area}/list HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `authorization: Bearer ${token}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

async function ownCpuMs(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param call sends calls one after another until the time is over, and returns their number */
async function paceOf(
  call: (isOver: () => boolean, caller: number) => Promise<number>,
  cpuMs: () => Promise<number>,
  seconds: number,
): Promise<Pace> {
  const cpuBefore = await cpuMs();
  const begin = performance.now();
  const isOver = () => performance.now() - begin >= seconds * 1000;
  const counts = await Promise.all(Array.from({ length: AT_ONCE }, (_, caller) => call(isOver, caller)));
  const calls = counts.reduce((sum, count) => sum + count, 0);
  const took = (performance.now() - begin) / 1000;
  return { calls: calls / took, cpuMs: ((await cpuMs()) - cpuBefore) / calls };
}

function median(paces: Pace[]): Pace {
  const of = (field: keyof Pace) =>
    percentile(
      paces.map((pace) => pace[field]),
      0.5,
    );
  return { calls: of('calls'), cpuMs: of('cpuMs') };
}

/**
 * Calls per second, 32 concurrently, over HTTP and by the driver alone. Alternates between the two, so that both meet the same
 * load on the machine.
 *
 * @param tokens one user's token per concurrent call, because a single user would be limited
 */
export async function measureThroughput(
  what: string,
  area: ListArea,
  filter: object,
  api: ApiProcess,
  driver: BareDriver,
  tokens: readonly string[],
): Promise<Throughput> {
  const statements = await driver.statementsOf(tokens[0]!, area, filter);
  const messages = tokens.map((token) => listCall(area, filter, token));
  const overHttp = (seconds: number) =>
    paceOf(
      (isOver, caller) => rawCalls(api.port()!, messages[caller]!, isOver),
      () => api.cpuMs(),
      seconds,
    );
  const run = async (isOver: () => boolean) => {
    let calls = 0;
    for (; !isOver(); calls += 1) await driver.run(statements);
    return calls;
  };
  const bare = (seconds: number) => paceOf(run, ownCpuMs, seconds);
  await overHttp(1);
  await bare(1);
  const rounds: { overHttp: Pace; bare: Pace }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ overHttp: await overHttp(SECONDS), bare: await bare(SECONDS) });
  return {
    what,
    overHttp: median(rounds.map((round) => round.overHttp)),
    bare: median(rounds.map((round) => round.bare)),
    shares: rounds.map((round) => round.overHttp.calls / round.bare.calls),
  };
}
