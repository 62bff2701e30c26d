import { spawn } from 'node:child_process';
import { checkSteps, type CheckStep } from './check-steps';
import { root } from './workspace';

const steps = checkSteps();
let failed = 0;

async function work(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await check(step);
}

/** One line a step; what it printed only when it failed. */
async function check({ name, command }: CheckStep): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) return;
  failed += 1;
  console.log(`${output.trim()}\n`);
}

function run([program, ...args]: CheckStep['command']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`${root}/node_modules/.bin/${program}`, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

// Two at once: the machines that check have two cores.
await Promise.all([work(), work()]);
if (failed > 0) console.log(`${failed} of the checks failed.`);
process.exit(failed === 0 ? 0 : 1);
