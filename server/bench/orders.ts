import { channelSorts, merchantSorts, type Order, ordersOf } from '@backoffice/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../embedded-database';
import { bornBefore } from '../src/areas/channels/channel-filter';
import { channelSearchOf } from '../src/areas/channels/channel-search';
import { merchantSearchOf } from '../src/areas/merchants/merchant-search';
import { createKeyring } from '../src/platform/encryption/keyring';
import { createPool } from '../src/platform/database/create-pool';
import type { ListSearch } from '../src/platform/list-search/list-search';
import type { StatusFilter } from '../src/platform/list-search/searched-list';
import { vacuumTables } from '../src/samples/seeding';
import { load } from './load';

// Each order of merchants and channels × page × filter, asked of the server's search without HTTP: median, p95 and the first call's
// in ms; then the blocks and the ms of processor that a call takes, which other work on the machine hardly changes. An argument is what names of kinds have in them.

const CALLS = 40;
const LIMIT = 20;
const WANTED = 1_000_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const keyring = createKeyring(Buffer.alloc(32, 7).toString('base64'));
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench'),
});
const only = process.argv[2] ?? '';

// Of one connection, whose backend does all the work.
const pool = createPool(database.url, { max: 1, statementWithinMs: 0 });

/** The blocks that the backend has read, and the ms of processor of it and of this process. */
async function spent(): Promise<{ blocks: number; cpu: number }> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ pid: number; blocks: number }>(
    'select pg_backend_pid() as pid, sum(hits + reads)::bigint as blocks from pg_stat_get_backend_io(pg_backend_pid())',
  );
  const { pid, blocks } = rows[0] ?? { pid: 0, blocks: 0 };
  const [onProcessor = ''] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ');
  const { user, system } = process.cpuUsage();
  return { blocks, cpu: Number(onProcessor) / 1e6 + (user + system) / 1e3 };
}

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let before = { blocks: 0, cpu: 0 };
  for (let n = 0; n <= CALLS; n += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
    if (n === 0) before = await spent();
  }
  const after = await spent();
  const [blocks, cpu] = [(after.blocks - before.blocks) / CALLS, (after.cpu - before.cpu) / CALLS];
  const [first = 0, ...others] = times;
  others.sort((one, other) => one - other);
  const [median = 0, p95 = 0] = [0.5, 0.95].map((share) => others[Math.ceil(CALLS * share) - 1]);
  console.log(
    `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${first.toFixed(0)} | ${blocks.toFixed(0)} | ${cpu.toFixed(1)} |`,
  );
}

const pagesOf = (total: number) => ({
  '1': 0,
  middle: Math.floor(total / LIMIT / 2) * LIMIT,
  last: Math.floor(Math.max(0, total - 1) / LIMIT) * LIMIT,
});

async function measureOrders<
  Filter extends StatusFilter,
  Sort extends string,
  Selection extends string,
  Row extends { id: number },
>(
  list: string,
  columns: Selection,
  search: ListSearch<Filter, Sort, Selection, Row>,
  sorts: readonly Order<NoInfer<Sort>>[],
  filters: Record<string, NoInfer<Filter>>,
): Promise<void> {
  for (const [name, filter] of Object.entries(filters)) {
    const isWanted = (title: string) => title.includes(only);
    const totals = `${list} | – | ${name} | totals`;
    if (isWanted(totals)) await measure(totals, () => search.totals(filter));
    for (const sort of sorts) {
      const asked = { filter, sort, limit: LIMIT, columns };
      const titles = Object.keys(pagesOf(0)).map((page) => `${list} | ${sort} | ${name} | ${page}`);
      if (!titles.some(isWanted)) continue;
      const { total } = await search.page({ ...asked, sort: '+id', limit: 1, offset: 0 });
      for (const [page, offset] of Object.entries(pagesOf(total))) {
        const title = `${list} | ${sort} | ${name} | ${page}`;
        if (isWanted(title)) await measure(title, () => search.page({ ...asked, offset }));
      }
    }
  }
}

try {
  await load(database.url, { merchants: WANTED, channels: WANTED }, keyring, console.error);
  await vacuumTables(pool, ['merchant', 'channel', 'merchant_change', 'channel_change']);
  console.log(
    '| list | order | filter | page | median | p95 | first | blocks | processor |\n| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: |',
  );
  await measureOrders('merchants', 'full', merchantSearchOf(pool), ordersOf(merchantSorts), {
    none: {},
    active: { status: 'active' },
    inactive: { status: 'inactive' },
    'name 公司': { name: '公司' },
    'name 北京': { name: '北京' },
    'name 鑫达': { name: '鑫达' },
    'channels single': { channelState: 'single' },
  });
  await measureOrders('channels', 'full', channelSearchOf(pool), ordersOf(channelSorts), {
    none: {},
    active: { status: 'active' },
    inactive: { status: 'inactive' },
    'code visa': { code: 'visa' },
    'code visa, inactive': { code: 'visa', status: 'inactive' },
    'number 20': { number: '20' },
    'number 2088 0': { number: '20880' },
    'merchant 公司': { merchantName: '公司' },
    'merchant 北京': { merchantName: '北京' },
    'merchant 鑫达': { merchantName: '鑫达' },
    'text 北京': { text: '北京' },
    'keys over 1 year': { keysBefore: bornBefore('over-1-year') },
  });
  await pool.end();
} finally {
  await database.stop();
}
