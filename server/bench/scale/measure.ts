import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../../embedded-database';
import { createPool } from '../../src/platform/database/create-pool';
import { createKeyring } from '../../src/platform/encryption/keyring';
import { addTransactions } from '../../src/samples/transactions';
import { vacuumTables } from '../../src/samples/seeding';
import { addReaders, openStreams } from '../event-readers';
import { load } from '../load';
import { startTimedServer } from '../start-timed-server';
import { sizesOf } from './table-sizes';

// What the model of sizes needs to know, in processor time and bytes, which other work on the machine hardly changes: calls one after
// the other to one API process, and what it and PostgreSQL's processes spent on them.

const CALLS = 300;
const STREAMS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Smaller tables say little of a row. */
const LEAST_ROWS = 1_000;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');

const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: '1000000' },
    channels: { type: 'string', default: '1000000' },
    payments: { type: 'string', default: '1000000' },
  },
});
const dataDir = process.env.DATA_DIR ?? join(root, '.data', 'bench');
const database = await startEmbeddedDatabase({ dataDir });
const pool = createPool(database.url, { max: 1, statementWithinMs: 0 });
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** The ms of processor of each of PostgreSQL's processes that live. */
async function databaseCpuMs(): Promise<Map<string, number>> {
  const [postmaster] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const spent = new Map<string, number>();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    try {
      const [, parent] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
      if (parent !== postmaster) continue;
      spent.set(pid, Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6);
    } catch (error) {
      // It has ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return spent;
}

try {
  const loaded = await load(
    database.url,
    { merchants: Number(values.merchants), channels: Number(values.channels) },
    createKeyring(key),
    say,
  );
  const api = await startTimedServer(database.url, key);
  try {
    // Older than those of the demo data, whose numbers theirs would be.
    const spread = { now: Date.now() - 400 * DAY_MS, everyMs: 1000 };
    const { rows: paid } = await pool.query<{ there: number }>(
      'select count(*) as there from payment_transaction',
    );
    if (paid[0]!.there < Number(values.payments))
      await addTransactions(pool, Number(values.payments), spread);
    const [reader, ...watching] = await addReaders(pool, STREAMS + 1, 'admin');
    const call = async (method: string, path: string, body?: object): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${api.port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${reader!.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(method === 'PUT' && { 'idempotency-key': randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      // Key pairs are made a few at a time.
      if (answer.status === 429) {
        await wait(1000 * Number(answer.headers.get('retry-after')));
        return call(method, path, body);
      }
      if (answer.status !== 200)
        throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const { rows: merchants } = await pool.query<{ id: number }>(
      'select id from merchant order by id limit $1',
      [CALLS],
    );
    const ids = merchants.map(({ id }) => id);
    const kinds: Record<string, (n: number) => Promise<void>> = {
      'page of merchants': (n) => call('POST', '/merchant/list', { page: n + 1 }),
      'merchants by status, newest first': () =>
        call('POST', '/merchant/list', { status: 'active', sort: '-id' }),
      'merchants by number': (n) => call('POST', '/merchant/list', { merchantNo: `M2026${100 + (n % 900)}` }),
      'merchants by part of the name': (n) =>
        call('POST', '/merchant/list', { merchantName: ['鑫达', '华通', '天源', '北京'][n % 4] }),
      'page of channels': (n) => call('POST', '/channel/list', { page: (n % 50) + 1 }),
      'dashboard’s summary': () => call('GET', '/dashboard/summary'),
      'who am I': () => call('GET', '/user/info'),
      'edit of a merchant': (n) =>
        call('PUT', '/merchant/update', { id: ids[n], status: 'active', freeDifference: randomInt(1, 100) }),
      'create of a merchant': () =>
        call('PUT', '/merchant/create', { merchantName: `Of the bench ${randomUUID().slice(0, 8)}` }),
    };
    const bytes = async () => (await sizesOf(pool)).reduce((sum, size) => sum + size.bytes, 0);
    process.stdout.write(
      '| call | API, ms of processor | PostgreSQL, ms of processor | bytes on disk |\n| --- | ---: | ---: | ---: |\n',
    );
    for (const [name, kind] of Object.entries(kinds)) {
      for (let n = 0; n < CALLS / 3; n += 1) await kind(n);
      const [bytesBefore, apiBefore, databaseBefore] = [
        await bytes(),
        await api.usage(),
        await databaseCpuMs(),
      ];
      for (let n = 0; n < CALLS; n += 1) await kind(n);
      const apiMs = (await api.usage()).cpuMs - apiBefore.cpuMs;
      let databaseMs = 0;
      for (const [pid, ms] of await databaseCpuMs()) databaseMs += ms - (databaseBefore.get(pid) ?? 0);
      const cells = [apiMs, databaseMs].map((ms) => (ms / CALLS).toFixed(2)).join(' | ');
      const written = ((await bytes()) - bytesBefore) / CALLS;
      process.stdout.write(`| ${name} | ${cells} | ${written.toFixed(0)} |\n`);
    }
    const { memoryMb: alone, residentMb } = await api.usage();
    const streams = await openStreams(api.port, watching);
    const watched = (await api.usage()).memoryMb;
    for (const stream of streams) stream.destroy();
    process.stdout.write(
      `\nThe API holds ${residentMb.toFixed(0)} MB of memory, and ${(((watched - alone) * 1024) / STREAMS).toFixed(0)} KB more for each page's stream.\n\n`,
    );
    await vacuumTables(pool, ['payment_transaction', 'audit_entry', 'key_read']);
    process.stdout.write('| table | rows | bytes a row with its indexes |\n| --- | ---: | ---: |\n');
    for (const { table, rows, bytes } of await sizesOf(pool))
      if (rows >= LEAST_ROWS) process.stdout.write(`| ${table} | ${rows} | ${(bytes / rows).toFixed(0)} |\n`);
    say(loaded.server);
  } finally {
    api.stop();
  }
} finally {
  await pool.end();
  await database.stop();
}
