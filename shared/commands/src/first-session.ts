import { apiPaths, type AuthProviders, type LoginResponse, remoteSegment } from '@backoffice/contract';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser';
import type { ShipSettings } from './ship-settings';

interface Credentials {
  username: string;
  password: string;
}

async function dataOf<T>(response: Response): Promise<T> {
  return ((await response.json()) as { data: T }).data;
}

async function credentialsOf(apiAddress: string, env: NodeJS.ProcessEnv): Promise<Credentials | null> {
  const { SHIP_USERNAME: username, SHIP_PASSWORD: password } = env;
  if (username && password) return { username, password };
  return (await dataOf<AuthProviders>(await fetch(apiAddress + apiPaths.authProviders))).demoAccount;
}

/**
 * Signs a browser in and waits until it fetches the release.
 *
 * @param path of a page of the remote
 * @returns whether it came; null when nobody is known who could sign in (`SHIP_USERNAME`, `SHIP_PASSWORD`, or the demo account)
 */
export async function openFirstSession(
  { remote, release, path }: { remote: string; release: string; path: string },
  { hostAddress, apiAddress }: ShipSettings,
  env: NodeJS.ProcessEnv,
): Promise<boolean | null> {
  const credentials = await credentialsOf(apiAddress, env);
  if (!credentials) return null;
  const login = await fetch(apiAddress + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { token } = await dataOf<LoginResponse>(login);
  const browser = await chromium.launch({ executablePath: findBrowser(env), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: hostAddress }]);
    const folder = `/mfe/${remoteSegment(remote)}/${release}/`;
    const script = page.waitForResponse((answer) => {
      return answer.ok() && answer.url().includes(folder) && /\/entry\.\w+\.js/.test(answer.url());
    });
    await Promise.all([script, page.goto(hostAddress + path)]);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n')[0] : error);
    return false;
  } finally {
    await browser.close();
  }
}
