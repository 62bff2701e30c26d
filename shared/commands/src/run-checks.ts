import { spawn } from 'node:child_process';
import { checkSteps, type CheckStep } from './check-steps';
import type { TestResult } from './test-result';
import { root } from './workspace';

/** Runs every check, two at once: the machines that check have two cores. */
export async function runChecks(): Promise<TestResult> {
  const steps = checkSteps();
  const result: TestResult = { passed: 0, failures: [] };
  const work = async () => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      if (await isPassing(step)) result.passed += 1;
      else result.failures.push(step.name);
    }
  };
  await Promise.all([work(), work()]);
  return result;
}

/** One line a step; what it printed only when it failed. */
async function isPassing({ name, command, env }: CheckStep): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await run(command, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(`${output.trim()}\n`);
  return code === 0;
}

function run(
  [program, ...args]: CheckStep['command'],
  env: CheckStep['env'],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(`${root}/node_modules/${program}`, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
