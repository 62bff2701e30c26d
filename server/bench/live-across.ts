import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiPaths } from '@backoffice/contract';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { addReaders, openStreams } from './event-readers';
import { type PagesFigures, readRows, watch } from './live-page';
import { percentile } from './report';
import { startTimedServer } from './start-timed-server';

// Two API processes behind one address: rows are written by calls to the first, all pages have their streams at the second and read by each in
// turn. How long until a page has a row, and whether anything is told to whom it may not be.

const PAGES = 50;
const BLIND = 10;
const ROWS = 40;
const WRITES_A_SECOND = 20;
const SECONDS = 30;
/** What 95 of 100 rows may take at most until a page has them, in ms. */
const SEEN_WITHIN_MS = 2_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const embedded = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench-live'),
});
const writer = await startTimedServer(embedded.url, key);
const teller = await startTimedServer(embedded.url, key);
const database = new pg.Pool({ connectionString: embedded.url, max: 2 });
// The database may end its connections before it has heard that they are over.
database.on('error', () => {});
try {
  await database.query(`delete from channel_type where code like 'bench%'`);
  const { rows: types } = await database.query<{ id: string; updatedAt: Date }>(
    `insert into channel_type (code, name) select 'bench' || n, 'Bench ' || n from generate_series(1, $1) n
     returning id, updated_at as "updatedAt"`,
    [ROWS],
  );
  const rows = types.map(({ id, updatedAt }) => ({ id: Number(id), updatedAt: updatedAt.toISOString() }));
  const people = await addReaders(database, PAGES + BLIND, 'admin');
  const [pages, blind] = [people.slice(0, PAGES), people.slice(PAGES)];
  await database.query(`update app_user set role_key = 'visitor' where id = any($1)`, [
    blind.map(({ userId }) => userId),
  ]);

  const figures: PagesFigures = { events: 0, reads: 0, seen: [] };
  const shown = new Set(rows.map(({ id }) => id));
  const ports = [writer.port, teller.port];
  for (const [at, stream] of (await openStreams(teller.port, pages)).entries())
    watch(stream, { ports, reader: pages[at]!, shown }, figures);
  let said = '';
  for (const stream of await openStreams(teller.port, blind))
    stream.on('data', (text: string) => (said += text));
  // As pages do when they are opened, some by the process that does not have their stream.
  for (const [at, page] of pages.entries())
    await (await readRows(ports[at % 2]!, page, [...shown])).arrayBuffer();

  const begin = performance.now();
  let writes = 0;
  for (; writes < SECONDS * WRITES_A_SECOND; writes += 1) {
    const row = rows[writes % rows.length]!;
    const name = `Bench ${writes}`;
    const answer = await fetch(`http://127.0.0.1:${writer.port}${apiPaths.channelTypeUpdate}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${pages[0]!.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...row, name, nameZh: name, nameEs: name, nameJa: name }),
    });
    if (answer.status !== 200)
      throw new Error(`A write was answered ${answer.status}: ${await answer.text()}`);
    row.updatedAt = ((await answer.json()) as { data: { updatedAt: string } }).data.updatedAt;
    await wait(Math.max(0, begin + ((writes + 1) * 1000) / WRITES_A_SECOND - performance.now()));
  }
  await wait(SEEN_WITHIN_MS);
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(figures.seen, share));
  const isTold = said.includes('rows');
  process.stdout.write(
    `${writes} writes by one process, ${PAGES} pages at the other: ${figures.events} events, ${figures.reads} reads; ` +
      `seen after ${median!.toFixed(0)} ms, p95 ${p95!.toFixed(0)}, p99 ${p99!.toFixed(0)}; ` +
      `${BLIND} streams without the right were told ${isTold ? `of rows: ${said}` : 'nothing'}\n`,
  );
  if (isTold || figures.seen.length === 0 || p95! > SEEN_WITHIN_MS) process.exitCode = 1;
} finally {
  await database.end();
  writer.stop();
  teller.stop();
  await embedded.stop();
}
