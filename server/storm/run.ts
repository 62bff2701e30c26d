import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { archive } from './archive/archive';
import { bulk } from './bulk';
import { dataKeys } from './data-keys';
import { exportFiles } from './exports';
import { failover } from './failover/failover';
import { logs } from './logs';
import { replicas } from './replicas/replicas';
import { createReport } from './report';
import { random } from './random';
import { router } from './router';
import type { Options, Scenario } from './scenario';
import { trust } from './trust';

const scenarios: Record<string, Scenario> = {
  random,
  bulk,
  'data-keys': dataKeys,
  exports: exportFiles,
  logs,
  trust,
  replicas,
  router,
  archive,
  failover,
};
const UNSHARED = 'STORM_UNSHARED';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : fail(`--${name} must be a number above 0.`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    rows: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    tell: { type: 'boolean', default: false },
    fault: { type: 'string' },
  },
});
const names = positionals.length > 0 ? positionals : ['random'];
const unknown = names.find((name) => !(name in scenarios));
if (unknown) fail(`No scenario is called ${unknown}. There are ${Object.keys(scenarios).join(', ')}.`);

/** Runs one scenario in this process. @returns whether there are no violations */
async function play({ rounds, rows, play: playScenario }: Scenario): Promise<boolean> {
  const options: Options = {
    rounds: readNumber('rounds', values.rounds) ?? rounds ?? 0,
    rows: readNumber('rows', values.rows) ?? rows ?? 0,
    seed: Math.floor(readNumber('seed', values.seed) ?? 1),
    minutes: readNumber('minutes', values.minutes),
    steps: readNumber('steps', values.steps),
    tell: values.tell,
    fault: values.fault,
  };
  const report = createReport();
  try {
    await playScenario(report, options);
  } catch (error) {
    report.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return report.conclude();
}

/** Runs a scenario in a process with its own networks, process ids and mounts, which end with it. */
function playUnshared(name: string): boolean {
  const own = [
    '--net',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'sh',
    '-c',
    '"$@"; exit $?',
    'storm',
  ];
  const given = process.argv.slice(2).filter((argument) => !(argument in scenarios));
  const again = [process.execPath, ...process.execArgv, process.argv[1]!, name, ...given];
  const { status } = spawnSync('unshare', [...own, ...again], {
    stdio: 'inherit',
    env: { ...process.env, [UNSHARED]: 'yes' },
  });
  return status === 0;
}

let isWhole = true;
for (const name of names) {
  const scenario = scenarios[name]!;
  if (names.length > 1) process.stdout.write(`\n${name}\n`);
  const isOutside = scenario.isUnshared && !process.env[UNSHARED];
  isWhole = (isOutside ? playUnshared(name) : await play(scenario)) && isWhole;
}
// Programs on the machines of a cluster end with this process.
process.exit(isWhole ? 0 : 1);
