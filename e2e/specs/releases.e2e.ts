import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apiPaths,
  type LoadReport,
  type LoginResponse,
  type RemotePointer,
  type RemoteRelease,
} from '@backoffice/contract';
import { startDevServer } from '@backoffice/commands/dev-server';
import { runServerCommand } from '@backoffice/commands/server-program';
import { shipRelease } from '@backoffice/commands/ship-release';
import type { Browser, Page } from 'playwright/test';
import { lookAround } from '../fixtures/look-around';
import { makeRelease } from '../fixtures/make-release';
import { makeRemote } from '../fixtures/make-remote';
import { surround, surroundingsByLanguage } from '../fixtures/surroundings';
import { expect, test as base } from '../fixtures/test';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

const REMOTE = 'mfe-merchant';
const SECOND = 'aaaaaaaaaaa2';
const BROKEN = 'aaaaaaaaaaa3';
const CANARY = 'aaaaaaaaaaa4';

/** A stack of its own, and somebody who ships one of its remotes. */
interface Team {
  stack: TestStack;
  /** The release that the stack began with. */
  first: string;
  ship(release: string, canary?: Parameters<typeof shipRelease>[0]['canary']): ReturnType<typeof shipRelease>;
  call<T>(path: string, body?: object): Promise<T>;
  token: string;
}

const changes: Record<string, (script: string, file: string) => string> = {
  [SECOND]: (script) => script.replace(/(list\.caption":\s*")Merchants"/, '$1Merchants, second"'),
  [BROKEN]: (script, file) => (file.startsWith('entry.') ? 'throw new TypeError("broken")' : script),
  [CANARY]: (script, file) => (file.startsWith('entry.') ? 'throw new TypeError("broken")' : script),
};

async function callApi<T>(
  address: string,
  token: string | undefined,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

const test = base.extend<object, { team: Team }>({
  team: [
    async ({}, use) => {
      const stack = await startTestStack();
      const first = stack.releases.get(REMOTE)!;
      const folder = await mkdtemp(join(tmpdir(), 'releases-'));
      const from = { release: first, folder: `${stack.store}/${REMOTE}/${first}` };
      for (const [release, change] of Object.entries(changes))
        makeRelease(`${folder}/${release}`, { remote: REMOTE, release, from, change });
      const deployKey = (await runServerCommand(['deploy-key', REMOTE, 'its team'], stack.env)).trim();
      const { address: hostAddress, apiAddress, store } = stack;
      const login = { username: 'admin', password: '111111' };
      const { token } = await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login);
      await use({
        stack,
        first,
        token,
        ship: (release, canary) =>
          shipRelease(
            { remote: REMOTE, release, built: `${folder}/${release}`, canary },
            { hostAddress, apiAddress, store, deployKey },
          ),
        call: (path, body) => callApi(apiAddress, token, path, body),
      });
      await stack.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  address: async ({ team }, use) => use(team.stack.address),
});

// A release that is broken makes the browser complain.
test.use({ expectedComplaints: /./ });

/** Somebody who has just signed in, in a browser of their own. */
async function newSession(browser: Browser, { stack, token }: Team): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: stack.address })).newPage();
  await page.context().addCookies([{ name: 'Admin-Token', value: token, url: stack.address }]);
  return page;
}

/** What a session that begins now is given. */
async function liveFor({ call }: Team): Promise<string | undefined> {
  const remotes = await call<RemoteRelease[]>(apiPaths.remotes);
  return remotes.find(({ name }) => name === REMOTE)?.release;
}

const tableOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('table', { name, exact: true });

test('one remote is shipped while somebody works: new sessions get it, the old one stays with its own', async ({
  browser,
  team,
}) => {
  const old = await newSession(browser, team);
  // Nothing is fetched ahead: the page that is opened later is not here yet.
  await old.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const fetched: string[] = [];
  old.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await old.goto('/dashboard');
  await expect(old.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  const gateway = team.stack.processes.get('gateway')!.child.pid;

  const proof = await team.ship(SECOND);
  const promoted = Date.now();
  expect(proof.hostAfter).toBe(proof.hostBefore);
  expect(Object.keys(proof.othersAfter).length).toBeGreaterThanOrEqual(3);
  expect(proof.othersAfter).toEqual(proof.othersBefore);
  expect(team.stack.processes.get('gateway')!.child.pid).toBe(gateway);

  expect(await liveFor(team)).toBe(SECOND);
  expect(Date.now() - promoted).toBeLessThan(10_000);
  const fresh = await newSession(browser, team);
  await fresh.goto('/merchant/list');
  await expect(tableOf(fresh, 'Merchants, second')).toBeVisible();

  await old
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Merchant list' })
    .click();
  await expect(tableOf(old, 'Merchants')).toBeVisible();
  const chunks = fetched.filter((path) => path.startsWith('/mfe/merchant/'));
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.filter((path) => !path.startsWith(`/mfe/merchant/${team.first}/`))).toEqual([]);
});

test('a broken release costs its page alone, and is gone for new sessions once it is rolled back', async ({
  browser,
  team,
}) => {
  await team.ship(SECOND);
  await team.ship(BROKEN);
  const unlucky = await newSession(browser, team);
  await unlucky.goto('/merchant/list');
  await expect(unlucky.getByRole('main').getByRole('alert')).toContainText(REMOTE);
  await unlucky
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(unlucky.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();

  const back = await team.call<RemotePointer>(apiPaths.remoteRollback, { remote: REMOTE });
  const rolledBack = Date.now();
  expect(back.live).toBe(SECOND);
  expect(await liveFor(team)).toBe(SECOND);
  expect(Date.now() - rolledBack).toBeLessThan(5_000);
  const lucky = await newSession(browser, team);
  await lucky.goto('/merchant/list');
  await expect(tableOf(lucky, 'Merchants, second')).toBeVisible();
});

test('a canary that fails too often is taken back by what browsers report', async ({ browser, team }) => {
  await team.ship(SECOND);
  await team.ship(CANARY, { by: 'user', users: ['admin'] });
  const canary = await newSession(browser, team);
  const reported = canary.waitForRequest(
    (request) => request.url().endsWith(apiPaths.remoteLoads) && String(request.postData()).includes(CANARY),
  );
  await canary.goto('/merchant/list');
  await expect(canary.getByRole('main').getByRole('alert')).toContainText(REMOTE);
  const { loads } = (await reported).postDataJSON() as { loads: LoadReport[] };
  expect(loads).toContainEqual(
    expect.objectContaining({ remote: REMOTE, release: CANARY, phase: 'entry', outcome: 'failed' }),
  );

  // What nineteen more browsers would say: two thirds of them were lucky.
  const lucky: LoadReport = { remote: REMOTE, release: CANARY, phase: 'shown', ms: 90, outcome: 'ok' };
  const unlucky: LoadReport = { ...lucky, phase: 'entry', outcome: 'failed', error: 'TypeError' };
  const others = Array.from({ length: 19 }, (_, index) => (index % 3 === 2 ? unlucky : lucky));
  for (const load of [...others, unlucky]) await team.call(apiPaths.remoteLoads, { loads: [load] });
  const remotes = await team.call<RemoteRelease[]>(apiPaths.remotes);
  expect(remotes.find(({ name }) => name === REMOTE)).toMatchObject({ release: SECOND, takenBack: CANARY });

  await canary.goto('/operations/remotes');
  const card = canary.getByRole('main').getByRole('region', { name: REMOTE, exact: true });
  await expect(card).toContainText(`Release ${CANARY} failed too often and was taken back by itself.`);
  await canary.goto('/merchant/list');
  await expect(tableOf(canary, 'Merchants, second')).toBeVisible();
});

test('while the API is away pages that are loaded can be used, and everything goes on once it is back', async ({
  browser,
  team,
}) => {
  const page = await newSession(browser, team);
  const main = page.getByRole('main');
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
  await page.goto('/merchant/list');
  await expect(main.getByRole('row')).toHaveCount(21);
  await open('Dashboard');
  await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  await team.stack.processes.get('api')!.stop();
  await open('Merchant list');
  await expect(main.getByRole('row')).toHaveCount(21);
  await main.getByRole('textbox', { name: 'Merchant name' }).fill('a');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('The server cannot be reached.');
  await open('Dashboard');
  await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  await open('Merchant list');
  await team.stack.restart('api');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('row')).toHaveCount(21);
});

test('one session takes a remote from a development server, under a ribbon that ends it', async ({
  browser,
  team,
}) => {
  const { apiAddress } = team.stack;
  const login = { username: 'admin', password: '111111' };
  const { token } = await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login);
  const page = await newSession(browser, { ...team, token });
  const folder = await mkdtemp(join(tmpdir(), 'dev-remote-'));
  const { first, stack } = team;
  const server = await startDevServer(folder, 5199);
  makeRelease(folder, {
    remote: REMOTE,
    release: first,
    from: { release: first, folder: `${stack.store}/${REMOTE}/${first}` },
    change: (script) =>
      script
        .replace(/(list\.caption":\s*")Merchants"/, '$1Merchants, mine"')
        .replaceAll(`/mfe/merchant/${first}/`, 'http://localhost:5199/'),
  });
  // A development server has no hashes: its files change.
  const file = `${folder}/mf-manifest.json`;
  const { release: _facts, ...manifest } = JSON.parse(await readFile(file, 'utf8')) as { release: unknown };
  await writeFile(file, JSON.stringify(manifest));
  try {
    await page.goto(`/operations/remotes?override=${REMOTE}&origin=http://localhost:5199`);
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    const ribbon = page.getByRole('status').filter({ hasText: `${REMOTE} from http://localhost:5199` });
    await expect(ribbon).toBeVisible();
    await page.goto('/merchant/list');
    await expect(tableOf(page, 'Merchants, mine')).toBeVisible();
    expect(await liveFor(team)).not.toContain('dev-');
    await ribbon.getByRole('button', { name: 'End' }).click();
    await expect(ribbon).toHaveCount(0);
    await expect(tableOf(page, 'Merchants, mine')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});

test('a remote made anew opens in the running product, and the host stays as it is', async ({
  browser,
  team,
}) => {
  test.setTimeout(120_000);
  const made = await makeRemote('billing');
  try {
    const { address: hostAddress, apiAddress, store, env } = team.stack;
    const deployKey = (await runServerCommand(['deploy-key', made.remote, 'its team'], env)).trim();
    const proof = await shipRelease(made, { hostAddress, apiAddress, store, deployKey });
    expect(proof.hostAfter).toBe(proof.hostBefore);
    expect(proof.othersAfter).toEqual(proof.othersBefore);
  } finally {
    made.remove();
  }
  const page = await newSession(browser, team);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByText('Nothing is here yet')).toBeVisible();
});

for (const { language, around } of surroundingsByLanguage) {
  test(`the remotes are open to everybody in ${language}, and shown when no remote can be had`, async ({
    browser,
    team,
  }) => {
    const page = await newSession(browser, team);
    await page.context().addCookies([{ name: 'language', value: language, url: team.stack.address }]);
    await page.route('**/mfe/**', (route) => route.abort());
    await page.goto('/operations/remotes');
    const { found, look } = lookAround(page);
    const card = page.getByRole('main').getByRole('region', { name: REMOTE, exact: true });
    await expect(card.getByRole('table')).toBeVisible();
    for (const each of around) {
      await surround(page, each, 1400);
      await look(`remotes, ${each.width} px`);
    }
    await card.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('promote', '[role=dialog]');
    expect(found).toEqual({});
  });
}
