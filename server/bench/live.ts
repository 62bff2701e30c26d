import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { liveLists } from '@backoffice/contract/live-lists';
import type { RowsChange } from '@backoffice/contract/server-events';
import { startEmbeddedDatabase } from '../embedded-database';
import { addReaders, callFor, openStreams, type Reader } from './event-readers';
import { percentile } from './report';
import { startTimedServer } from './start-timed-server';

const READERS = 500;
const ROWS = 2_000;
const SHOWN = 20;
const WRITES_A_SECOND = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 20;
const CALLERS = 2;
// As pages read; see keep-rows-true.ts of list-screen.
const GATHER_MS = 300;
const LATEST_MS = 700;
const PAUSE_MS = 1000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const ROWS_PATH = liveLists.channelTypes.split(' ')[1]!;

async function addRows(database: pg.Pool): Promise<number[]> {
  await database.query(`delete from channel_type where code like 'bench%'`);
  const { rows } = await database.query<{ id: string }>(
    `insert into channel_type (code, name) select 'bench' || n, 'Bench ' || n from generate_series(1, $1) n returning id`,
    [ROWS],
  );
  return rows.map(({ id }) => Number(id));
}

/** When each row was written last, by this process's clock. */
const writtenAt = new Map<number, number>();

async function writeUntil(database: pg.Pool, ids: readonly number[], until: number): Promise<number> {
  let writes = 0;
  const begin = performance.now();
  while (performance.now() < until) {
    const id = ids[Math.floor(Math.random() * ids.length)]!;
    await database.query(
      `with written as (update channel_type set updated_at = now() where id = $1)
       insert into audit_entry (subject, action, subject_id) values ('channel type', 'update', $1)`,
      [id],
    );
    writtenAt.set(id, performance.now());
    writes += 1;
    await wait(Math.max(0, begin + (writes * 1000) / WRITES_A_SECOND - performance.now()));
  }
  return writes;
}

interface Figures {
  events: number;
  reads: number;
  seen: number[];
}

/** A page that shows some rows, and reads what it is told of them. */
function watch(
  stream: IncomingMessage,
  { port, reader, shown }: { port: number; reader: Reader; shown: Set<number> },
  figures: Figures,
): void {
  let pending = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let lastReadAt = -Infinity;
  async function read(): Promise<void> {
    timer = undefined;
    const ids = [...pending];
    pending = new Set();
    lastReadAt = performance.now();
    const written = ids.map((id) => writtenAt.get(id)!);
    const answer = await fetch(`http://127.0.0.1:${port}${ROWS_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`POST ${ROWS_PATH} was answered ${answer.status}.`);
    figures.reads += 1;
    const now = performance.now();
    for (const at of written) figures.seen.push(now - at);
  }
  let unread = '';
  stream.on('data', (text: string) => {
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^data: (\{"topic":"rows".+)$/m.exec(block) ?? [];
      if (!data) continue;
      figures.events += 1;
      const { changed, readers } = JSON.parse(data) as RowsChange;
      for (const id of changed) if (shown.has(id)) pending.add(id);
      if (pending.size === 0) continue;
      const delay = GATHER_MS + Math.random() * Math.min(readers, LATEST_MS);
      timer ??= setTimeout(() => void read(), Math.max(delay, lastReadAt + PAUSE_MS - performance.now()));
    }
  });
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

const embedded = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench-live'),
});
const api = await startTimedServer(embedded.url, key);
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
try {
  const { port } = api;
  const ids = await addRows(database);
  const readers = await addReaders(database, READERS, 'admin');
  const callers = readers.slice(0, CALLERS);
  await callFor(port, readers[0]!.token, performance.now() + 5_000);
  const kinds = [
    'nobody looks',
    `${READERS} streams of other rows`,
    `${READERS} pages of these rows`,
  ] as const;
  const calls = kinds.map((): number[] => []);
  const used = kinds.map(() => ({ memoryMb: 0, cpuPercent: 0 }));
  const figures = kinds.map((): Figures => ({ events: 0, reads: 0, seen: [] }));
  let writes = 0;
  // In turns, as the machine has other things to do.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, kind] of kinds.entries()) {
      say(`round ${round} of ${ROUNDS}: ${kind} …`);
      const streams = index === 0 ? [] : await openStreams(port, readers);
      for (const [at, stream] of streams.entries()) {
        const first = Math.floor(Math.random() * (ids.length - SHOWN));
        const shown = new Set(index === 2 ? ids.slice(first, first + SHOWN) : []);
        watch(stream, { port, reader: readers[at]!, shown }, figures[index]!);
      }
      const before = await api.usage();
      const until = performance.now() + ROUND_SECONDS * 1000;
      const [written, ...times] = await Promise.all([
        writeUntil(database, ids, until),
        ...callers.map(({ token }) => callFor(port, token, until)),
      ]);
      writes += written;
      calls[index]!.push(...times.flat());
      const after = await api.usage();
      used[index] = {
        memoryMb: after.memoryMb,
        cpuPercent: (after.cpuMs - before.cpuMs) / (ROUND_SECONDS * 10),
      };
      await wait(2 * PAUSE_MS);
      for (const stream of streams) stream.destroy();
    }
  }
  const lines = kinds.map((kind, index) => {
    const { events, reads, seen } = figures[index]!;
    const { memoryMb, cpuPercent } = used[index]!;
    const cells = [
      kind,
      memoryMb.toFixed(0),
      cpuPercent.toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => ms(percentile(calls[index]!, share))),
      String(events),
      String(reads),
      seen.length > 0 ? `${ms(percentile(seen, 0.5))}, ${ms(percentile(seen, 0.95))}` : '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  process.stdout.write(
    [
      `Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}; ${(writes / (ROUNDS * kinds.length * ROUND_SECONDS)).toFixed(0)} writes a second`,
      '',
      '| | memory, MB | processor, % of one | `GET /user/info` p50, ms | p95 | p99 | events | reads | seen after, ms: p50, p95 |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
      '',
    ].join('\n'),
  );
} finally {
  await database.end();
  api.stop();
  await embedded.stop();
}
