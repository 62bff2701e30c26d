import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { readJestReport, readPlaywrightReport, type TestResult } from './reports';
import { runChecks } from '../check/run-checks';
import { root } from '../workspace';

const REPORTS = `${root}/.cache/reports`;
const MEMORY_DISK = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder for temporary files of the tests. In memory if there is enough: a test's own database has hundreds of files,
 * which take five times as long to create on a disk.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(`${hasRoom(MEMORY_DISK) ? MEMORY_DISK : tmpdir()}/tests-`);
  // If the tests run as root, PostgreSQL runs as another user, who must reach its folder.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    // Absent on other systems than Linux.
    return false;
  }
}

/** The parts of the test run. Each prints its progress. A part that could not run counts as failed. */
export const runTestStep = {
  check: runChecks,

  jest: async (args: string[], env: NodeJS.ProcessEnv): Promise<TestResult> => {
    const file = reportFile('jest.json');
    const code = await run(['jest', '--reporters=default', '--json', `--outputFile=${file}`, ...args], env);
    return resultOf('jest', code, () => readJestReport(file));
  },

  /** @param folder the folder of its configuration */
  playwright: async (folder: string, env: NodeJS.ProcessEnv): Promise<TestResult> => {
    const file = reportFile('playwright.json');
    const command = [
      'playwright',
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      '--reporter=list,json',
    ];
    const code = await run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return resultOf('playwright', code, () => readPlaywrightReport(file));
  },
};

/** A failed runner counts as a failure even if no test failed. */
function resultOf(runner: string, code: number, read: () => TestResult): TestResult {
  const ended = `${runner} ended with code ${code}`;
  try {
    const result = read();
    return code !== 0 && result.failures.length === 0 ? { ...result, failures: [ended] } : result;
  } catch (error) {
    console.error(error);
    return { passed: 0, failures: [ended] };
  }
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(`${REPORTS}/${name}`, { force: true });
  return `${REPORTS}/${name}`;
}

function run([program, ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const path = `${root}/node_modules/.bin:${root}/e2e/node_modules/.bin:${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(program!, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: 'inherit',
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
