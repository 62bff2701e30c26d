import { channelSorts, merchantSorts, ordersOf } from '@backoffice/contract';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../embedded-database';
import { listChannels } from '../src/areas/channels/channel-list.repository';
import { MerchantSearch } from '../src/areas/merchants/merchant-search';
import { createKeyring } from '../src/platform/encryption/keyring';
import { createPool } from '../src/platform/database/create-pool';
import { load } from './load';

// Each order of merchants and channels × page × filter, asked of the server's search without HTTP: p95 in ms, and the first call's.

const CALLS = 40;
const LIMIT = 20;
const WANTED = 1_000_000;

const root = fileURLToPath(new URL('../..', import.meta.url));
const keyring = createKeyring(Buffer.alloc(32, 7).toString('base64'));
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench'),
});
const only = process.argv[2] ?? '';

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n <= CALLS; n += 1) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  const [first = 0, ...others] = times;
  others.sort((one, other) => one - other);
  const p95 = others[Math.ceil(CALLS * 0.95) - 1] ?? 0;
  console.log(`| ${name} | ${p95.toFixed(1)} | ${first.toFixed(0)} |`);
}

const pagesOf = (total: number) => ({
  '1': 0,
  middle: Math.floor(total / LIMIT / 2) * LIMIT,
  last: Math.floor(Math.max(0, total - 1) / LIMIT) * LIMIT,
});

try {
  await load(database.url, { merchants: WANTED, channels: WANTED }, keyring, console.error);
  const pool = createPool(database.url);
  await pool.query('vacuum analyze merchant, channel');
  const search = new MerchantSearch(pool);
  await search.totals();
  const everyone = { name: '', number: '', status: undefined };
  const merchantFilters = {
    none: everyone,
    active: { ...everyone, status: 'active' as const },
    inactive: { ...everyone, status: 'inactive' as const },
    'name 公司': { ...everyone, name: '公司' },
    'name 北京': { ...everyone, name: '北京' },
    'name 鑫达': { ...everyone, name: '鑫达' },
    'channels single': { ...everyone, channelState: 'single' as const },
  };
  const channelFilters = {
    none: {},
    active: { status: 'active' as const },
    inactive: { status: 'inactive' as const },
    'code visa': { code: 'visa' },
    'number 20': { number: '20' },
    'merchant 北京': { merchantName: '北京' },
  };
  console.log('| list | order | filter | page | p95 | first |\n| --- | --- | --- | --- | ---: | ---: |');
  for (const sort of ordersOf(merchantSorts))
    for (const [name, filter] of Object.entries(merchantFilters)) {
      const { total } = await search.page({ filter, sort: '+id', limit: 1, offset: 0, columns: 'option' });
      for (const [page, offset] of Object.entries(pagesOf(total))) {
        const title = `merchants | ${sort} | ${name} | ${page}`;
        if (title.includes(only))
          await measure(title, () => search.page({ filter, sort, limit: LIMIT, offset, columns: 'full' }));
      }
    }
  const anyChannel = { number: '', code: '', merchantId: undefined, merchantName: '', status: undefined };
  for (const sort of ordersOf(channelSorts))
    for (const [name, filter] of Object.entries(channelFilters)) {
      const asked = { ...anyChannel, ...filter, limit: LIMIT, columns: 'full' as const };
      const { total } = await listChannels(pool, { ...asked, sort: '+id', offset: 0 });
      for (const [page, offset] of Object.entries(pagesOf(total))) {
        const title = `channels | ${sort} | ${name} | ${page}`;
        if (title.includes(only)) await measure(title, () => listChannels(pool, { ...asked, sort, offset }));
      }
    }
  await pool.end();
} finally {
  await database.stop();
}
