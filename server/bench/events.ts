import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { EVENTS_PATH } from '@backoffice/contract/server-events';
import { startEmbeddedDatabase } from '../embedded-database';
import { percentile } from './report';
import { startTimedServer, type TimedServer } from './start-timed-server';

const STREAMS = 500;
const CHANGES = 300;
const CHANGE_PAUSE_MS = 50;
const IDLE_SECONDS = 60;
const ROUNDS = 5;
const ROUND_SECONDS = 10;
const CALL_PAUSE_MS = 20;
const CALLERS = 2;
/** An address has 512 connections: the readers come from several. */
const STREAMS_OF_ADDRESS = 200;

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

interface Reader {
  userId: number;
  token: string;
}

/** So many users, each with a session. */
async function addReaders(database: pg.Pool): Promise<Reader[]> {
  await database.query(`delete from app_user where username like 'reader-%'`);
  const { rows } = await database.query<{ id: string }>(
    `insert into app_user (username, password_hash, role_key)
     select 'reader-' || n, password_hash, 'editor' from app_user, generate_series(1, $1) n
     where username = 'editor' returning id`,
    [STREAMS],
  );
  const readers = rows.map(({ id }) => ({
    userId: Number(id),
    token: randomBytes(32).toString('base64url'),
  }));
  await database.query(
    `insert into session (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 hour' from unnest($1::bytea[], $2::bigint[]) as given (hash, id)`,
    [
      readers.map(({ token }) => createHash('sha256').update(token).digest()),
      readers.map(({ userId }) => userId),
    ],
  );
  return readers;
}

async function openStream(port: number, { token }: Reader, index: number): Promise<IncomingMessage> {
  const request = get({
    host: '127.0.0.1',
    localAddress: `127.0.0.${2 + Math.floor(index / STREAMS_OF_ADDRESS)}`,
    port,
    path: EVENTS_PATH,
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered ${answer.statusCode}.`);
  answer.setEncoding('utf8');
  await once(answer, 'data');
  return answer;
}

async function callFor(port: number, token: string, until: number): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  while (performance.now() < until) {
    const begin = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/user/info`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`GET /user/info was answered ${answer.status}.`);
    times.push(performance.now() - begin);
    await wait(CALL_PAUSE_MS);
  }
  return times;
}

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

async function openStreams(port: number, readers: readonly Reader[]): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (const [index, reader] of readers.entries()) streams.push(await openStream(port, reader, index));
  for (const stream of streams) stream.resume();
  return streams;
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
  const readers = await addReaders(database);
  await callFor(port, readers[0]!.token, performance.now() + 5_000);
  say(`${IDLE_SECONDS} s without streams, ${IDLE_SECONDS} s with ${STREAMS} …`);
  const without = await measureIdle(api);
  const first = await openStreams(port, readers);
  const withStreams = await measureIdle(api);
  const times = await delays(database, readers, first);
  for (const stream of first) stream.destroy();
  const calls: { alone: number[]; beside: number[] } = { alone: [], beside: [] };
  // In turns, as the machine has other things to do.
  for (let round = 1; round <= ROUNDS; round++) {
    say(`calls, round ${round} of ${ROUNDS} …`);
    calls.alone.push(...(await measureCalls(port, readers)));
    const streams = await openStreams(port, readers);
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
