import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without the windows around a page: starts and renders in two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const programOf = (debianPackage: string) => `/usr/bin/${debianPackage}`;

const INSTALLED = [
  programOf(HEADLESS_SHELL),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for tests: the one in `CHROMIUM`, an installed one, Playwright's own, else Debian's package, which is
 * installed if that is allowed.
 *
 * @returns the path of its program
 * @throws {Error} with instructions if there is none
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM names ${env.CHROMIUM}, which does not exist.`);
  }
  const found = [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  // Older systems do not have the first one.
  const installed = [HEADLESS_SHELL, 'chromium'].find((name) => installFromDebian(name, 'fonts-noto-cjk'));
  if (installed) return programOf(installed);
  throw new Error(
    'No Chromium was found for the end-to-end tests. Install Chromium or Google Chrome, run `npx playwright install chromium`, or set CHROMIUM to the path of its program.',
  );
}

/** Limits of a call to an archive that cannot be reached. */
const APT_LIMITS = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/**
 * Finds the fastest Chromium for the test run: like `findBrowser`, but installs the headless shell from Debian beside another
 * Chromium if that is allowed.
 */
export function findFastestBrowser(env: NodeJS.ProcessEnv = process.env): string {
  if (!env.CHROMIUM && !existsSync(programOf(HEADLESS_SHELL))) installFromDebian(HEADLESS_SHELL);
  return findBrowser(env);
}

function installFromDebian(name: string, ...others: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', [...APT_LIMITS, ...args], { env, stdio: 'ignore' });
  try {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', name, ...others);
    return existsSync(programOf(name));
  } catch {
    // The caller's error describes the alternatives.
    return false;
  }
}
