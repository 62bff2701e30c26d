import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** The page in the same run to which the ratio relates. The default is `card-floor`. */
  to?: 'floor' | 'card-floor';
  /** The step of that page, if it lacks the product's. */
  toStep?: (figures: Figures) => number;
  /** The maximum relative to that page. */
  ratio?: number;
  /** The maximum in the unit of the figure, on a processor slowed down to a quarter. */
  max?: number;
}

const usable = (step: string) => (figures: Figures) => figures[step]!.usable!;
const processor = (step: string) => (figures: Figures) => figures[step]!.task!;
/** The steps of one flow; the others measure further actions and are not added to it. */
const FLOW = ['login', 'landing', 'list', 'dialog', 'switch-first', 'switch'];
const flowSum = (keys: readonly string[]) => (figures: Figures) =>
  FLOW.reduce((sum, step) => sum + keys.reduce((of, key) => of + (figures[step]![key] ?? 0), 0), 0);
const highest = (key: string) => (figures: Figures) =>
  Math.max(...Object.values(figures).map((step) => step[key] ?? 0));

/** The product's limits. `card-floor` is made of the libraries that the product is bound to, `floor` of React and plain HTML. */
const LIMITS: Limit[] = [
  { what: 'sign-in page usable, ms', of: usable('login'), ratio: 1.15 },
  { what: 'sign-in to four charts, ms', of: usable('landing'), to: 'floor', ratio: 2 },
  { what: 'menu click to 20 rows, ms', of: usable('list'), ratio: 1.15 },
  { what: 'menu click to 20 rows, CPU ms', of: processor('list'), to: 'floor', ratio: 3.6 },
  { what: 'edit dialog, ms', of: usable('dialog'), ratio: 1.15 },
  { what: 'edit dialog, CPU ms', of: processor('dialog'), ratio: 1.15 },
  { what: 'first list of another remote, ms', of: usable('switch-first'), ratio: 1.3 },
  { what: 'first list of another remote, CPU ms', of: processor('switch-first'), to: 'floor', ratio: 5 },
  {
    what: 'first list of a fourth remote, ms',
    of: usable('fourth'),
    toStep: usable('switch-first'),
    ratio: 1.3,
  },
  { what: 'back to a list, ms', of: usable('switch'), ratio: 1.15 },
  { what: 'reload of the list, cold, ms', of: usable('reload-list'), ratio: 1.15 },
  { what: 'reload of the list, warm, ms', of: usable('reload-list'), kind: 'warm', ratio: 1.15 },
  { what: 'heap with the list, MB', of: ({ list }) => list!.heap!, max: 9.7 },
  {
    what: 'whole flow, typing included, kB',
    of: (figures) => flowSum(['bytes', 'prepBytes'])(figures) / 1000,
    max: 400,
  },
  { what: 'whole flow, requests', of: flowSum(['netReqs']), max: 50 },
  { what: 'filter of a list, ms', of: usable('filter') },
  { what: 'next page of a list, ms', of: usable('next-page') },
  { what: 'second dialog, ms', of: usable('second-dialog') },
  { what: 'slowest answer to an input, ms', of: highest('inp'), max: 100 },
  { what: 'shifts of the layout', of: highest('cls'), max: 0 },
];

/** Replaces the table of pages in the document. */
function writeTable(table: string): void {
  const path = `${root}/docs/performance.md`;
  const latest = `Latest: ${new Date().toISOString().slice(0, 10)}, ${values.runs} cold flows.`;
  const [before, after] = readFileSync(path, 'utf8').split(/^Latest: [^]*?\n\n\|[^]*?\n(?=\n)/m);
  if (after === undefined) throw new Error(`${path} has no table.`);
  writeFileSync(path, `${before}${latest}\n\n${table}\n${after}`);
  spawnSync(`${root}/node_modules/.bin/oxfmt`, [path]);
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    /** A commit to measure in the same run, for comparison. */
    against: { type: 'string' },
    /** Writes the table into the document. */
    write: { type: 'boolean', default: false },
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
const oneOrigin = await startTestStack({ settings: { API_BASE_URL: '/api' } });
const addresses = {
  PRODUCT_ADDRESS: stack.address,
  BEFORE_ADDRESS: before?.address,
  ONE_ORIGIN_ADDRESS: oneOrigin.address,
};
try {
  const names = ['floor', 'card-floor', ...(before ? ['before'] : []), 'one-origin', 'product'];
  const peers = names.map((name) =>
    existsSync(`${root}/e2e/perf/${name}`) ? `${root}/e2e/perf/${name}` : name,
  );
  // Warms the caches, as for the product's files, before anything is measured.
  perform('prewarm.mjs', 'floor', 'card-floor');
  const conditions = ['--proto', 'h1', '--cpu', '4', '--net', '10/40', '--warm', '1'];
  perform('measure.mjs', '--peers', peers.join(), '--runs', values.runs, ...conditions, '--out', out);
  for (const kind of ['cold', 'warm']) perform('summary.mjs', out, '--kind', kind);

  const { summary } = JSON.parse(readFileSync(out, 'utf8')) as {
    summary: Record<string, Record<Kind, Figures>>;
  };
  const short = (figure: number) => (figure < 100 ? +figure.toFixed(1) : Math.round(figure));
  const table = [`| | ${names.join(' | ')} | × | limit |`, `|---|${'--:|'.repeat(names.length + 1)}---|`];
  for (const {
    what,
    of,
    kind = 'cold',
    to = 'card-floor',
    toStep = of,
    ratio = Infinity,
    max = Infinity,
  } of LIMITS) {
    const isLimited = ratio < Infinity || max < Infinity;
    const has = (name: string) => !name.includes('floor') || isLimited;
    const figures = names.map((name) => {
      if (!has(name)) return undefined;
      const figure = (name.includes('floor') ? toStep : of)(summary[name]![kind]);
      return Number.isFinite(figure) ? figure : undefined;
    });
    const product = figures.at(-1)!;
    const base = figures[names.indexOf(to)];
    const times = base ? product / base : 0;
    const isKept = product <= max && (ratio === Infinity || times <= ratio);
    if (!isKept) process.exitCode = 1;
    const absolute = isLimited ? String(max) : '';
    const limit = ratio < Infinity ? `${ratio} × ${to === 'floor' ? 'floor' : 'card floor'}` : absolute;
    const cells = figures.map((figure) => (figure === undefined ? '' : short(figure)));
    table.push(
      `| ${what} | ${cells.join(' | ')} | ${times ? times.toFixed(2) : ''} | ${limit}${isKept ? '' : ', **missed**'} |`,
    );
  }
  console.log(`\n${table.join('\n')}`);
  if (values.write) writeTable(table.join('\n'));
} finally {
  await stack.stop();
  await oneOrigin.stop();
  await before?.stop();
}
