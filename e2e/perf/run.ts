import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from '@backoffice/commands/find-browser';
import { root } from '@backoffice/commands/workspace';
import { startTestStack } from '../setup/start-test-stack';
import { startCommit } from './start-commit';

type Kind = 'cold' | 'warm';
/** By step and key: milliseconds, bytes, and MB for `heap`. */
type Figures = Record<string, Record<string, number>>;

interface Limit {
  what: string;
  of: (figures: Figures) => number;
  /** The default is `cold`. */
  kind?: Kind;
  /** The maximum relative to the hand-written page in the same run. */
  ratio?: number;
  /** The maximum in the unit of the figure, on a processor slowed down to a quarter. */
  max?: number;
}

const usable = (step: string) => (figures: Figures) => figures[step]!.usable!;
const steps = ['login', 'landing', 'list', 'dialog', 'switch-first', 'switch'];
const highest = (key: string) => (figures: Figures) =>
  Math.max(...Object.values(figures).map((step) => step[key] ?? 0));

/** The product's limits. */
const LIMITS: Limit[] = [
  { what: 'login page usable, ms', of: usable('login'), ratio: 1.15 },
  { what: 'login page, CPU ms', of: ({ login }) => login!.task!, ratio: 1.15 },
  { what: 'sign-in to four charts, ms', of: usable('landing'), ratio: 2 },
  { what: 'menu click to 20 rows, ms', of: usable('list'), ratio: 1.7 },
  { what: 'dialog that edits a merchant, ms', of: usable('dialog'), ratio: 4, max: 300 },
  { what: 'list of another remote, the first time, ms', of: usable('switch-first'), ratio: 2.5 },
  { what: 'back to a list, ms', of: usable('switch'), ratio: 1.6 },
  { what: 'reload of the list, cold, ms', of: usable('reload-list'), ratio: 1.4 },
  { what: 'reload of the list, warm, ms', of: usable('reload-list'), kind: 'warm', ratio: 1.4 },
  { what: 'heap with the list, MB', of: ({ list }) => list!.heap!, ratio: 2.4 },
  {
    what: 'whole flow, typing included, kB',
    of: (figures) =>
      steps.reduce((sum, step) => sum + figures[step]!.bytes! + (figures[step]!.prepBytes ?? 0), 0) / 1000,
    max: 320,
  },
  { what: 'slowest answer to an input, ms', of: highest('inp'), max: 100 },
  { what: 'shifts of the layout', of: highest('cls'), max: 0 },
];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** A commit to measure in the same run, for comparison. */
    against: { type: 'string' },
  },
});
const harness = process.env.PERF_HARNESS ?? '';
if (!existsSync(`${harness}/measure.mjs`) || !existsSync(`${harness}/peers/floor/dist`)) {
  console.error('Set PERF_HARNESS to the folder of the page harness, installed and with its floors built.');
  process.exit(1);
}

const reports = `${root}/.cache/bench`;
mkdirSync(reports, { recursive: true });
const out = `${reports}/pages.json`;
const perform = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: harness,
    env: { ...process.env, CHROMIUM: findBrowser(), ...addresses },
    stdio: ['ignore', script === 'summary.mjs' ? 'inherit' : 'ignore', 'inherit'],
  });

const before = values.against === undefined ? undefined : await startCommit(values.against);
const stack = await startTestStack();
const addresses = { PRODUCT_ADDRESS: stack.address, BEFORE_ADDRESS: before?.address };
try {
  const names = ['floor', 'fluent', ...(before ? ['before'] : []), 'product'];
  const peers = names.map((name) =>
    existsSync(`${root}/e2e/perf/${name}`) ? `${root}/e2e/perf/${name}` : name,
  );
  // Warms the caches, as for the product's files, before anything is measured.
  perform('prewarm.mjs', 'floor', 'fluent');
  const conditions = ['--proto', 'h1', '--cpu', '4', '--net', '10/40', '--warm', '1'];
  perform('measure.mjs', '--peers', peers.join(), '--runs', values.runs, ...conditions, '--out', out);
  for (const kind of ['cold', 'warm']) perform('summary.mjs', out, '--kind', kind);

  const { summary } = JSON.parse(readFileSync(out, 'utf8')) as {
    summary: Record<string, Record<Kind, Figures>>;
  };
  const short = (figure: number) => (figure < 100 ? +figure.toFixed(1) : Math.round(figure));
  console.log(
    `\n| what | ${names.join(' | ')} | of the floor | limit |\n|---|${'---|'.repeat(names.length + 2)}`,
  );
  for (const { what, of, kind = 'cold', ratio = Infinity, max = Infinity } of LIMITS) {
    const figures = names.map((name) => of(summary[name]![kind]));
    const [floor, product] = [figures[0]!, figures.at(-1)!];
    const times = floor > 0 ? product / floor : Infinity;
    const isKept = product <= max && (ratio === Infinity || times <= ratio);
    if (!isKept) process.exitCode = 1;
    const limits = [ratio < Infinity && `${ratio} ×`, max < Infinity && `${max}`].filter(Boolean);
    const verdict = `${limits.join(', ')}${isKept ? '' : ' — missed'}`;
    console.log(`| ${what} | ${figures.map(short).join(' | ')} | ${times.toFixed(2)} | ${verdict} |`);
  }
} finally {
  await stack.stop();
  await before?.stop();
}
