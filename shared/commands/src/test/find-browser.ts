import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The first starts and renders in two thirds of the time: it is Chromium without the windows around a page.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
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
  const installed = DEBIAN_PACKAGES.find(installFromDebian);
  if (installed) return `/usr/bin/${installed}`;
  throw new Error(
    'No Chromium was found for the end-to-end tests. Install Chromium or Google Chrome, run `npx playwright install chromium`, or set CHROMIUM to the path of its program.',
  );
}

// Older systems do not have the first one.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

function installFromDebian(name: string): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${name} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: 'ignore' } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], options);
    return existsSync(`/usr/bin/${name}`);
  } catch {
    // The caller's error describes the alternatives.
    return false;
  }
}
