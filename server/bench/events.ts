import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { addReaders, callFor, openStreams, type Reader } from './event-readers';
import { percentile } from './report';
import { startTimedServer, type TimedServer } from './start-timed-server';

const STREAMS = 500;
const CHANGES = 300;
const CHANGE_PAUSE_MS = 50;
const IDLE_SECONDS = 60;
const ROUNDS = 5;
const ROUND_SECONDS = 10;
const CALLERS = 2;

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** What the process uses while nobody calls. */
async function measureIdle(api: TimedServer) {
  const before = await api.usage();
  await wait(IDLE_SECONDS * 1000);
  const after = await api.usage();
  return { memoryMb: after.memoryMb, cpuPercent: (after.cpuMs - before.cpuMs) / (IDLE_SECONDS * 10) };
}

/** How long calls take, in ms. */
async function measureCalls(port: number, readers: readonly Reader[]): Promise<number[]> {
  const until = performance.now() + ROUND_SECONDS * 1000;
  const callers = readers.slice(0, CALLERS);
  return (await Promise.all(callers.map(({ token }) => callFor(port, token, until)))).flat();
}

/** From the moment at which a change is sent to the database until its event is here, in ms. */
async function delays(database: pg.Pool, readers: readonly Reader[], streams: readonly IncomingMessage[]) {
  const times: number[] = [];
  for (let change = 0; change < CHANGES; change++) {
    const at = Math.floor(Math.random() * readers.length);
    const arrived = once(streams[at]!, 'data').then(() => performance.now());
    const begin = performance.now();
    await database.query(`select announce('inbox', 'changed', $1, $2)`, [readers[at]!.userId, change]);
    times.push((await arrived) - begin);
    await wait(CHANGE_PAUSE_MS);
  }
  return times;
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const line = (what: string, idle: Awaited<ReturnType<typeof measureIdle>>, calls: number[]) =>
  `| ${what} | ${idle.memoryMb.toFixed(0)} | ${idle.cpuPercent.toFixed(1)} | ${ms(percentile(calls, 0.5))} | ${ms(percentile(calls, 0.95))} |`;

const embedded = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench-events'),
});
const api = await startTimedServer(embedded.url, key);
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
try {
  const { port } = api;
  const readers = await addReaders(database, STREAMS, 'editor');
  await callFor(port, readers[0]!.token, performance.now() + 5_000);
  say(`${IDLE_SECONDS} s without streams, ${IDLE_SECONDS} s with ${STREAMS} …`);
  const without = await measureIdle(api);
  const first = await openStreams(port, readers);
  for (const stream of first) stream.resume();
  const withStreams = await measureIdle(api);
  const times = await delays(database, readers, first);
  for (const stream of first) stream.destroy();
  const calls: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
  // In turns, as the machine has other things to do.
  for (let round = 1; round <= ROUNDS; round++) {
    say(`calls, round ${round} of ${ROUNDS} …`);
    calls.alone.push(...(await measureCalls(port, readers)));
    const streams = await openStreams(port, readers);
    for (const stream of streams) stream.resume();
    calls.beside.push(...(await measureCalls(port, readers)));
    for (const stream of streams) stream.destroy();
  }
  process.stdout.write(
    [
      `Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}`,
      '',
      '| | memory, MB | processor, % of one | `GET /user/info` p50, ms | p95, ms |',
      '| --- | ---: | ---: | ---: | ---: |',
      line('no stream', without, calls.alone),
      line(`${STREAMS} streams`, withStreams, calls.beside),
      '',
      `From a change to its event, ms: median ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, longest ${ms(Math.max(...times))} of ${CHANGES}.`,
      '',
    ].join('\n'),
  );
} finally {
  await database.end();
  api.stop();
  await embedded.stop();
}
