import { apiPaths, type AuthProviders, type LoginResponse, remoteSegment } from '@backoffice/contract';
import { chromium } from 'playwright';
import { findBrowser } from './test/find-browser';
import { parseShipped, readShipSettings, type ShipSettings } from './ship/ship-settings';
import { buildRemote } from './build/build-workspace';
import { shipRelease } from './ship/ship-release';
import { packageJson, remotes, root } from './workspace';

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
async function openFirstSession(
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

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const alike = (before: unknown, after: unknown) =>
  JSON.stringify(before) === JSON.stringify(after) ? 'unchanged' : 'CHANGED';

try {
  const { remote, canary } = parseShipped(process.argv.slice(2), remotes);
  const settings = await readShipSettings(remote, process.env);
  const release = await buildRemote(remote, { mode: 'production', log: console.log });
  const built = `${root}/${remote}/dist/${release}`;
  const proof = await shipRelease({ remote, release, built, canary }, settings);
  console.log(`${remote} ${release} is ${canary ? 'a canary' : 'live'} after ${seconds()} s.`);
  console.log(
    `Host: ${proof.hostBefore} before, ${proof.hostAfter} after: ${alike(proof.hostBefore, proof.hostAfter)}.`,
  );
  for (const [name, live] of Object.entries(proof.othersAfter))
    console.log(`${name}: ${live ?? 'none'}: ${alike(proof.othersBefore[name], live)}.`);
  const path = Object.keys(packageJson(remote).routes ?? {})[0] ?? '/';
  const isSeen = canary ? null : await openFirstSession({ remote, release, path }, settings, process.env);
  if (isSeen) console.log(`The first browser session had it ${seconds()} s after the command.`);
  else if (isSeen === false)
    console.log('A browser session was opened and did not get it: look at the registry.');
  else console.log('No browser session was opened: it is a canary, or nobody is known who could sign in.');
  if (alike(proof.hostBefore, proof.hostAfter) === 'CHANGED' || isSeen === false) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
