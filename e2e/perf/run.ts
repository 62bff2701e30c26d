import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from '@backoffice/commands/find-browser';
import { root } from '@backoffice/commands/workspace';
import { startTestStack } from '../setup/start-test-stack';

/** What the product may cost, as a multiple of the hand-made page of the same name in the same run. */
const LIMITS = [
  { what: 'CPU of the login page', step: 'login', key: 'task', limit: 1.5 },
  { what: 'sign-in to charts', step: 'landing', key: 'usable', limit: 2 },
  { what: 'menu click to 20 rows', step: 'list', key: 'usable', limit: 2 },
  { what: 'cached reload of the list', step: 'reload-list', key: 'usable', limit: 1.6, kind: 'warm' },
  { what: 'heap with the list open', step: 'list', key: 'heap', limit: 3 },
] as const;

interface Report {
  summary: Record<string, Record<'cold' | 'warm', Record<string, Record<string, number>>>>;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const harness = process.env.PERF_HARNESS ?? '';
if (!existsSync(`${harness}/measure.mjs`) || !existsSync(`${harness}/peers/floor/dist`)) {
  console.error('Set PERF_HARNESS to the folder of the page harness, installed and with its floors built.');
  process.exit(1);
}

const reports = `${root}/.cache/bench`;
mkdirSync(reports, { recursive: true });
const stack = await startTestStack();
try {
  const out = `${reports}/pages.json`;
  const peers = `floor,fluent,${root}/e2e/perf/product`;
  const flags = [
    '--peers',
    peers,
    '--runs',
    values.runs,
    '--warm',
    '1',
    '--cpu',
    '4',
    '--net',
    '10/40',
    '--out',
    out,
  ];
  const env = { ...process.env, CHROMIUM: findBrowser(), PRODUCT_ADDRESS: stack.address };
  spawnSync(process.execPath, ['measure.mjs', ...flags], {
    cwd: harness,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const kind of ['cold', 'warm']) {
    spawnSync(process.execPath, ['summary.mjs', out, '--kind', kind], { cwd: harness, stdio: 'inherit' });
  }
  const { summary } = JSON.parse(readFileSync(out, 'utf8')) as Report;
  console.log('\n| what | floor | product | ratio | limit |\n|---|---|---|---|---|');
  for (const { what, step, key, limit, ...rest } of LIMITS) {
    const kind = 'kind' in rest ? rest.kind : 'cold';
    const [floor, product] = ['floor', 'product'].map((peer) => summary[peer]![kind][step]![key]!);
    const ratio = product! / floor!;
    if (ratio > limit) process.exitCode = 1;
    console.log(`| ${what} | ${floor} | ${product} | ${ratio.toFixed(2)} | ${limit} |`);
  }
} finally {
  await stack.stop();
}
