import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from './workspace';

export interface StepResult {
  passed: number;
  failed: number;
}

const REPORTS = `${root}/.cache/reports`;

/** The parts of the test run; each prints as it goes and counts what it ran. A part that could not run counts as failed. */
export const runTestStep = {
  check: async (): Promise<StepResult> => {
    const code = await run(['tsx', 'shared/commands/src/check.ts'], {});
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  },

  jest: async (args: string[], env: NodeJS.ProcessEnv): Promise<StepResult> => {
    const file = reportFile('jest.json');
    const code = await run(['jest', '--reporters=default', '--json', `--outputFile=${file}`, ...args], env);
    return count(code, () => {
      const report = readJson(file) as {
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      };
      return { passed: report.numPassedTests, failed: report.numFailedTests || report.numFailedTestSuites };
    });
  },

  /** @param folder of its configuration */
  playwright: async (folder: string, env: NodeJS.ProcessEnv): Promise<StepResult> => {
    const file = reportFile('playwright.json');
    const command = [
      'playwright',
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      '--reporter=list,json',
    ];
    const code = await run(command, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return count(code, () => {
      const { stats } = readJson(file) as { stats: { expected: number; unexpected: number; flaky: number } };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    });
  },
};

/** A runner that failed though no test did has failed all the same. */
function count(code: number, read: () => StepResult): StepResult {
  try {
    const result = read();
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

function reportFile(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(`${REPORTS}/${name}`, { force: true });
  return `${REPORTS}/${name}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
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
