import { existsSync } from 'node:fs';
import {
  apiPaths,
  remotePaths,
  type AuthProviders,
  type LoadReport,
  type LoadsRequest,
  type LoginResponse,
} from '@backoffice/contract';
import type { Page } from 'playwright';
import type { ShipSettings } from './ship-settings';

/** Pages report how they were loaded every 3 s. */
const REPORT_WAIT_MS = 20_000;

interface ShippedPage {
  remote: string;
  release: string;
  /** The path of a page of the remote. */
  path: string;
}

/** The outcome of opening a page in a browser session, or the reason why none was opened. */
export type FirstSession =
  | { isOpened: false; reason: string }
  | { isOpened: true; isShown: true }
  | { isOpened: true; isShown: false; reason: string };

/** Playwright is not one of the kit's dependencies, since it comes with browsers. */
async function loadPlaywright() {
  try {
    return await import('playwright');
  } catch {
    return null;
  }
}

async function dataOf<T>(response: Response): Promise<T> {
  return ((await response.json()) as { data: T }).data;
}

async function signIn(apiAddress: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const { SHIP_USERNAME: username, SHIP_PASSWORD: password } = env;
  const credentials =
    username && password
      ? { username, password }
      : (await dataOf<AuthProviders>(await fetch(apiAddress + apiPaths.authProviders))).demoAccount;
  if (!credentials) return null;
  const login = await fetch(apiAddress + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!login.ok) throw new Error(`${credentials.username} cannot sign in: HTTP ${login.status}.`);
  return (await dataOf<LoginResponse>(login)).token;
}

/** Waits for the host's own reports on loading pages of the release. */
async function loadsOf(page: Page, { remote, release }: ShippedPage): Promise<LoadReport[]> {
  const own = (loads: readonly LoadReport[]) =>
    loads.filter((load) => load.remote === remote && load.release === release);
  const request = await page.waitForRequest(
    (sent) =>
      new URL(sent.url()).pathname === remotePaths.remoteLoads &&
      own((sent.postDataJSON() as LoadsRequest).loads).length > 0,
    { timeout: REPORT_WAIT_MS },
  );
  return own((request.postDataJSON() as LoadsRequest).loads);
}

/**
 * Opens a page of a release in a new browser session, and waits until the page is loaded. Needs Playwright, and an account:
 * `SHIP_USERNAME` with `SHIP_PASSWORD`, or the product's demo account. `CHROMIUM` names a browser's program.
 */
export async function openFirstSession(
  shipped: ShippedPage,
  { hostAddress, apiAddress }: ShipSettings,
  env: NodeJS.ProcessEnv,
): Promise<FirstSession> {
  const playwright = await loadPlaywright();
  if (!playwright) return { isOpened: false, reason: 'Playwright is not installed' };
  const executablePath = env.CHROMIUM || playwright.chromium.executablePath();
  if (!existsSync(executablePath))
    return { isOpened: false, reason: 'no browser is installed: set CHROMIUM to the path of one' };
  const token = await signIn(apiAddress, env);
  if (!token) return { isOpened: false, reason: 'no account is known: set SHIP_USERNAME and SHIP_PASSWORD' };
  const browser = await playwright.chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: hostAddress }]);
    const [loads] = await Promise.all([loadsOf(page, shipped), page.goto(hostAddress + shipped.path)]);
    const failed = loads.find(({ outcome }) => outcome === 'failed');
    if (!failed) return { isOpened: true, isShown: true };
    const reason = `it failed in the phase "${failed.phase}" (${failed.error ?? 'unknown'}).`;
    return { isOpened: true, isShown: false, reason };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    return { isOpened: true, isShown: false, reason };
  } finally {
    await browser.close();
  }
}
