import {
  apiPaths,
  type AuthProviders,
  type LoadReport,
  type LoadsRequest,
  type LoginResponse,
} from '@backoffice/contract';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../test/find-browser';
import type { ShipSettings } from './ship-settings';

/** Pages report how they were loaded every 3 s. */
const REPORT_WAIT_MS = 20_000;

interface ShippedPage {
  remote: string;
  release: string;
  /** The path of a page of the remote. */
  path: string;
}

export interface FirstSession {
  isShown: boolean;
  /** The reason why the page was not shown. */
  reason?: string;
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
      new URL(sent.url()).pathname === apiPaths.remoteLoads &&
      own((sent.postDataJSON() as LoadsRequest).loads).length > 0,
    { timeout: REPORT_WAIT_MS },
  );
  return own((request.postDataJSON() as LoadsRequest).loads);
}

/**
 * Opens a page of a release in a new browser session, and waits until the page is loaded.
 *
 * @returns null if no account is known: neither `SHIP_USERNAME` with `SHIP_PASSWORD` nor the demo account
 */
export async function openFirstSession(
  shipped: ShippedPage,
  { hostAddress, apiAddress }: ShipSettings,
  env: NodeJS.ProcessEnv,
): Promise<FirstSession | null> {
  const token = await signIn(apiAddress, env);
  if (!token) return null;
  const browser = await chromium.launch({ executablePath: findBrowser(env), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: hostAddress }]);
    const [loads] = await Promise.all([loadsOf(page, shipped), page.goto(hostAddress + shipped.path)]);
    const failed = loads.find(({ outcome }) => outcome === 'failed');
    if (!failed) return { isShown: true };
    return {
      isShown: false,
      reason: `it failed in the phase "${failed.phase}" (${failed.error ?? 'unknown'}).`,
    };
  } catch (error) {
    return { isShown: false, reason: error instanceof Error ? error.message.split('\n')[0]! : String(error) };
  } finally {
    await browser.close();
  }
}
