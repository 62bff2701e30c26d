import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { addReaders, callFor, type Reader } from './event-readers';
import type { Work } from './live-clients';
import type { PagesFigures } from './live-page';
import { percentile } from './report';
import { startTimedServer } from './start-timed-server';

const READERS = 500;
const ROWS = 2_000;
const SHOWN = 20;
const WRITES_A_SECOND = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 20;
/** Of each process. */
const CALLERS = 3;
/** What was told last is read within this. */
const LAST_READ_MS = 2_000;

/** What is done in each round, one after the other, as the machine has other things to do. */
const kinds = [
  { name: 'writes, no streams', shown: null, isWritten: true },
  { name: `${READERS} streams, no writes`, shown: 0, isWritten: false },
  { name: `writes, ${READERS} streams of other rows`, shown: 0, isWritten: true },
  { name: `writes, ${READERS} pages of these rows`, shown: SHOWN, isWritten: true },
] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

async function addRows(database: pg.Pool): Promise<number[]> {
  await database.query(`delete from channel_type where code like 'bench%'`);
  const { rows } = await database.query<{ id: string }>(
    `insert into channel_type (code, name) select 'bench' || n, 'Bench ' || n from generate_series(1, $1) n returning id`,
    [ROWS],
  );
  return rows.map(({ id }) => Number(id));
}

const anyOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

async function writeUntil(
  database: pg.Pool,
  { ids, authors }: { ids: readonly number[]; authors: readonly Reader[] },
  until: number,
): Promise<void> {
  let writes = 0;
  const begin = performance.now();
  while (performance.now() < until) {
    await database.query(
      `with written as (update channel_type set updated_at = clock_timestamp() where id = $1)
       insert into audit_entry (subject, action, subject_id, actor_id) values ('channel type', 'update', $1, $2)`,
      [anyOf(ids), anyOf(authors).userId],
    );
    writes += 1;
    await wait(Math.max(0, begin + (writes * 1000) / WRITES_A_SECOND - performance.now()));
  }
}

function startClients(work: Work): ChildProcess {
  const child = fork(fileURLToPath(new URL('live-clients.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`The clients ended with code ${code}.`);
  });
  child.send(work);
  return child;
}
const answerOf = async <T>(child: ChildProcess) => ((await once(child, 'message')) as [T])[0];

interface Figures {
  cpuPercent: number;
  /** How long calls took in the process with the streams, and at the same time in one without. */
  calls: number[];
  callsBeside: number[];
  pages?: PagesFigures;
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

const embedded = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench-live'),
});
const api = await startTimedServer(embedded.url, key);
// What the machine's other work costs, it costs this one too.
const beside = await startTimedServer(embedded.url, key);
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
// The database may end its connections before it has heard that they are over.
database.on('error', () => {});
try {
  const ports: Work['ports'] = [api.port, beside.port];
  const ids = await addRows(database);
  const readers = await addReaders(database, READERS, 'admin');
  const callers = readers.slice(0, CALLERS);
  const authors = readers.slice(0, 10);
  await Promise.all(ports.map((port) => callFor(port, readers[0]!.token, performance.now() + 5_000)));

  async function measure({ shown, isWritten }: (typeof kinds)[number]): Promise<Figures> {
    const rowsOf = (count: number) => {
      const first = Math.floor(Math.random() * (ids.length - count));
      return ids.slice(first, first + count);
    };
    const seconds = ROUND_SECONDS;
    const pages =
      shown === null
        ? null
        : startClients({ ports, readers, shown: readers.map(() => rowsOf(shown)), seconds });
    if (pages) await answerOf(pages);
    const before = await api.usage();
    const until = performance.now() + seconds * 1000;
    const [[calls = [], callsBeside = []]] = await Promise.all([
      answerOf<number[][]>(startClients({ ports, readers: callers, seconds })),
      isWritten && writeUntil(database, { ids, authors }, until),
    ]);
    const after = await api.usage();
    const figures = { calls, callsBeside, cpuPercent: (after.cpuMs - before.cpuMs) / (seconds * 10) };
    if (!pages) return figures;
    await wait(LAST_READ_MS);
    pages.send('stop');
    return { ...figures, pages: await answerOf<PagesFigures>(pages) };
  }

  const measured = kinds.map((): Figures[] => []);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, kind] of kinds.entries()) {
      const figures = await measure(kind);
      measured[index]!.push(figures);
      const { calls, callsBeside, cpuPercent, pages } = figures;
      const [own, besides] = [calls, callsBeside].map((times) => ms(percentile(times, 0.99)));
      const p99s = `p99 ${own} ms of ${calls.length} calls, ${besides} beside, ${cpuPercent.toFixed(0)} %`;
      const told = pages
        ? `, ${pages.events} events, ${pages.reads} reads, p95 seen ${ms(percentile(pages.seen, 0.95))}`
        : '';
      say(`round ${round} of ${ROUNDS}: ${kind.name}: ${p99s}${told}`);
    }
  }
  const lines = kinds.map(({ name }, index) => {
    const rounds = measured[index]!;
    const middle = (figure: (of: Figures) => number) => percentile(rounds.map(figure), 0.5);
    const seen = rounds.flatMap(({ pages }) => pages?.seen ?? []);
    const cells = [
      name,
      middle(({ cpuPercent }) => cpuPercent).toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => ms(middle(({ calls }) => percentile(calls, share)))),
      ms(middle(({ callsBeside }) => percentile(callsBeside, 0.99))),
      middle(({ calls, callsBeside }) => percentile(calls, 0.99) / percentile(callsBeside, 0.99)).toFixed(2),
      middle(({ pages }) => pages?.events ?? 0),
      middle(({ pages }) => pages?.reads ?? 0),
      seen.length > 0 ? [0.5, 0.95, 0.99].map((share) => ms(percentile(seen, share))).join(', ') : '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  process.stdout.write(
    [
      `Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}; ${WRITES_A_SECOND} writes a second, ${ROUNDS} rounds of ${ROUND_SECONDS} s, of which each figure is the median`,
      '',
      '| | processor, % of one | `GET /user/info` p50, ms | p95 | p99 | p99 beside | times that | events | reads | seen after, ms: p50, p95, p99 |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
      '',
    ].join('\n'),
  );
} finally {
  await database.end();
  api.stop();
  beside.stop();
  await embedded.stop();
}
