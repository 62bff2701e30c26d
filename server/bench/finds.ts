import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../embedded-database';
import { createPool } from '../src/platform/database/create-pool';
import { createKeyring } from '../src/platform/encryption/keyring';
import { BenchClient, type FindArea } from './bench-client';
import { load } from './load';
import { loadArticles } from './load-articles';
import { loadFindings } from './load-findings';
import { percentile } from './report';
import { startTimedServer } from './start-timed-server';

/** What 95 of 100 answers may take in the server at most, in milliseconds. */
const QUICK = 30;
/** The same of a text whose parts are frequent and which nobody has as a whole. */
const BROAD = 60;
const CALLS = 200;
const MILLION = 1_000_000;
const ARTICLES = 200_000;

interface FindKind {
  area: FindArea;
  name: string;
  queries: string[];
  within?: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const keyring = createKeyring(key);
const words = (text: string) => text.split(' ');

const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench'),
});
try {
  const wanted = { merchants: MILLION, channels: MILLION };
  const { numbers, sampleOfChannels } = await load(database.url, wanted, keyring, (sentence) =>
    process.stderr.write(`${sentence}\n`),
  );
  const pool = createPool(database.url, { max: 2, statementWithinMs: 0 });
  await loadFindings(pool, keyring);
  await loadArticles(pool, ARTICLES);
  const { rows } = await pool.query<{ fingerprint: string }>(
    `select distinct encode(key_fingerprint, 'hex') as fingerprint from merchant_finding limit 4`,
  );
  await pool.end();
  const fingerprints = rows.map(({ fingerprint }) => fingerprint);
  const ids = numbers.map((number) => String(Number(number.slice('M20260101'.length))));
  const channelNumbers = sampleOfChannels.map(({ merchantNo }) => merchantNo);
  const broadNames = words('公司 有限公司 科技 有 北京 上海 广州 深圳 an co');
  const rareNames = words('州鑫达网络 海华通电子 鑫达 华通 lotus 京天源贸易');
  const noNames = words('龘靐 xyzzy 不存在的名字');
  const kinds: FindKind[] = [
    { area: 'merchant', name: 'number', queries: numbers },
    { area: 'merchant', name: "number's day", queries: numbers.map((number) => number.slice(1, 9)) },
    { area: 'merchant', name: 'id', queries: ids },
    {
      area: 'merchant',
      name: 'name, broad',
      queries: broadNames,
    },
    {
      area: 'merchant',
      name: 'name, rare',
      queries: rareNames,
    },
    { area: 'merchant', name: 'name that nobody has', queries: noNames },
    { area: 'merchant', name: 'initials', queries: words('yxgs bjxd shht zs xdwl jtymy gzsf hgzz qqqq') },
    {
      area: 'merchant',
      name: 'sound',
      queries: words('gongsi beijing xinda huatong jingtianyuan zhuhai lvyou shanghaihuatong'),
    },
    {
      area: 'merchant',
      name: 'sound that nobody has',
      queries: words('zhuangzhuang shuangshuang'),
      within: BROAD,
    },
    { area: 'merchant', name: 'fingerprint', queries: fingerprints },
    {
      area: 'merchant',
      name: 'fingerprint, 8 digits',
      queries: [...fingerprints.map((text) => text.slice(0, 8)), 'deadbeef', '20260101'],
    },
    { area: 'channel', name: 'number', queries: channelNumbers },
    {
      area: 'channel',
      name: 'number, 3 characters',
      queries: channelNumbers.map((text) => text.slice(0, 3)),
    },
    { area: 'channel', name: 'id', queries: ids },
    { area: 'channel', name: "merchant's number", queries: numbers },
    { area: 'channel', name: "merchant's name, broad", queries: broadNames },
    { area: 'channel', name: "merchant's name, rare", queries: rareNames },
    { area: 'channel', name: 'name that nobody has', queries: noNames },
    { area: 'channel', name: 'fingerprint', queries: fingerprints },
    {
      area: 'channel',
      name: 'fingerprint, 8 digits',
      queries: [...fingerprints.map((text) => text.slice(0, 8)), 'deadbeef'],
    },
    { area: 'article', name: 'id', queries: words('1 77 4242 100000 199999') },
    {
      area: 'article',
      name: 'title, broad',
      queries: words('公司 结算 常见问题 商户 an pagos チェックリスト'),
    },
    { area: 'article', name: 'title, rare', queries: rareNames },
    { area: 'article', name: 'title that nobody wrote', queries: noNames },
    { area: 'article', name: 'initials', queries: words('yxgs bjxd kjjs czzn qqqq') },
    { area: 'article', name: 'sound', queries: words('gongsi jiesuan xinda kuajingjiesuan shanghaihuatong') },
  ];
  const api = await startTimedServer(database.url, key);
  const client = new BenchClient(api.port);
  const lines = ['| what | found | p50, ms | p95, ms | longest, ms |', '| --- | ---: | ---: | ---: | ---: |'];
  let isTooSlow = false;
  try {
    await client.signIn();
    for (const { area, name, queries, within = QUICK } of kinds) {
      const took: number[] = [];
      let most = 0;
      for (let call = 0; call < CALLS; call += 1) {
        const { insideMs, found } = await client.find(area, queries[call % queries.length] ?? '');
        took.push(insideMs);
        most = Math.max(most, found);
      }
      const figures = [percentile(took, 0.5), percentile(took, 0.95), Math.max(...took)];
      isTooSlow ||= (figures[1] ?? 0) > within;
      lines.push(`| ${area}: ${name} | ${most} | ${figures.map((ms) => ms.toFixed(1)).join(' | ')} |`);
    }
  } finally {
    client.close();
    api.stop();
  }
  const folder = join(root, '.cache', 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'finds.md'), lines.join('\n'));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (isTooSlow) process.exitCode = 1;
} finally {
  await database.stop();
}
