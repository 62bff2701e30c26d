import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  remotePaths,
  HOST,
  type Problems,
  type ProblemStack,
  type RemotePointer,
} from '@backoffice/contract';
import { packRelease } from '@backoffice/kit/pack-release';
import { RegistryClient } from '@backoffice/kit/registry-client';
import { runServerCommand } from '@backoffice/commands/running-process';
import type { Page } from 'playwright/test';
import { makeHost } from '../fixtures/make-host';
import { newSession, test as base } from '../fixtures/team';
import { expect } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SettingsPanel } from '../pages/settings-panel';
import { Shell } from '../pages/shell';

// A broken host logs errors in the browser.
base.use({ expectedComplaints: /./ });

// Each host is made, packed and uploaded.
base.describe.configure({ timeout: 180_000 });

const BROKEN = 'broken';

interface Hosts {
  registry: RegistryClient;
  /** Uploads and promotes a host of which every file differs from those of all others. */
  ship(release: string, canary?: Parameters<RegistryClient['promote']>[2]): Promise<RemotePointer>;
}

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({ team: { stack } }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
      const deployKey = (await runServerCommand(['deploy-key', HOST, 'the host’s team'], stack.env)).trim();
      const registry = new RegistryClient({ apiAddress: stack.apiAddress, deployKey });
      await use({
        registry,
        async ship(release, canary) {
          const change = (script: string, step: string) =>
            release === BROKEN && step === 'main' ? 'throw new TypeError("broken");' : script;
          makeHost(`${folder}/${release}`, release, {
            change,
            ...(release === 'without-dialog' && { dialog: [] }),
          });
          await registry.upload(HOST, release, await packRelease(`${folder}/${release}`));
          return registry.promote(HOST, release, canary);
        },
      });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The release of the host in which a page runs. */
const hostOf = (page: Page) => page.locator('meta[name=host]').getAttribute('content');

const assetsIn = (folder: string) => readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));

test('a stack of the host is readable by maps that no gateway serves', async ({ hosts, team }) => {
  const [{ live } = { live: '' }] = await hosts.registry.list();
  const folder = `${team.stack.store}/${HOST}/${live}/assets`;
  const script = readdirSync(folder).find((name) => /^main\.[0-9a-f]{12}\.js$/.test(name))!;
  const lines = readFileSync(`${folder}/${script}`, 'utf8').split('\n');
  const line = lines.findIndex(({ length }) => length > 10_000) + 1;
  const position = { remote: HOST, file: `assets/${script}`, line, column: 5_000 };
  const problem = { remote: HOST, kind: 'handler', by: 'stack', route: '/dashboard', name: 'TypeError' };
  const problems = [{ ...problem, frames: [position], times: 1 }];
  await team.call(remotePaths.remoteProblems, { problems, vitals: [] });
  const listed = await team.call<Problems>(`${remotePaths.remoteProblems}?remote=${HOST}`);
  const { id } = listed.problems.find(({ release }) => release === live)!;
  const { frames } = await team.call<ProblemStack>(`${remotePaths.problemStack}?id=${id}`);
  expect(frames).toMatchObject([
    { file: position.file, source: { file: expect.stringMatching(/\.(m?js|tsx?)$/) } },
  ]);
  for (const path of [
    `/assets/${script}.map`,
    `/mfe/host/${live}/assets/${script}.map`,
    `/mfe/.maps/${HOST}/${live}/assets/${script}`,
  ])
    expect((await fetch(team.stack.address + path)).status).toBe(404);
});

test('an open session has every step of its host after two others were shipped, and a newcomer has the newest', async ({
  browser,
  hosts,
  team,
}) => {
  const [host] = await hosts.registry.list();
  const page = await newSession(browser, team);
  // Disables prefetching, so that the steps are not loaded yet.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const failed: string[] = [];
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) failed.push(pathname);
    if (/^\/assets\/.+\.js$/.test(pathname)) loaded.push(pathname);
  });

  await hosts.ship('second');
  await hosts.ship('third');

  const shell = new Shell(page);
  const { main, banner } = shell;
  const user = banner.getByRole('button', { name: /Roles: / });
  const choose = async (name: string) => {
    await user.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const closed = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  };
  await choose('Profile');
  await expect(main.getByRole('table', { name: 'My permissions' })).toBeVisible();
  await choose('Docs');
  await expect(shell.heading).toContainText('Documentation');
  await choose('Keyboard shortcuts');
  await closed('Keyboard shortcuts');
  await choose('About');
  await closed('About');
  const settings = new SettingsPanel(page);
  await settings.open();
  await settings.close();
  await shell.paletteButton.click();
  await closed('Search pages, commands and records');
  for (const path of ['/operations/remotes', '/exports/list', '/error-log/log', '/guide/index', '/404']) {
    await shell.goInside(path);
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(shell.shownPage).not.toBeEmpty();
  }
  await shell.goInside('/guide/index');
  await main.getByRole('button', { name: 'Start tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await shell.open('Merchant list');
  await expect(main.getByRole('row')).toHaveCount(21);

  // The files that no step above has loaded.
  const own = assetsIn(`${team.stack.store}/${HOST}/${host!.live!}/assets`).map((name) => `/assets/${name}`);
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    own,
  );
  expect([...new Set(statuses)]).toEqual([200]);
  expect(failed).toEqual([]);
  expect(loaded.length).toBeGreaterThan(8);
  expect(loaded.filter((path) => !own.includes(path))).toEqual([]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  const newcomer = await (await browser.newContext({ baseURL: team.stack.address })).newPage();
  await newcomer.goto('/');
  expect(await hostOf(newcomer)).toBe('third');
  await new LoginPage(newcomer).enterAs('admin', '111111');
  await expect(newcomer.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
});

test('a canary of the host reaches one user, and leaves with its rollback', async ({
  browser,
  hosts,
  team,
}) => {
  const [{ live } = { live: '' }] = await hosts.registry.list();
  await hosts.ship('canary', { by: 'user', users: ['editor'] });
  const pages: Record<string, Page> = {};
  for (const username of ['admin', 'editor']) {
    const page = await (await browser.newContext({ baseURL: team.stack.address })).newPage();
    await page.goto('/login');
    expect(await hostOf(page)).toBe(live);
    await new LoginPage(page).enterAs(username, '111111');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    pages[username] = page;
  }
  const { admin, editor } = pages as { admin: Page; editor: Page };
  const hasHostCookie = async () =>
    (await editor.context().cookies()).some(({ name }) => name === 'host-release');
  await expect.poll(hasHostCookie).toBe(true);
  await editor.reload();
  expect(await hostOf(editor)).toBe('canary');
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
  await admin.reload();
  expect(await hostOf(admin)).toBe(live);
  expect((await admin.context().cookies()).map(({ name }) => name)).not.toContain('host-release');

  await admin.goto('/operations/remotes');
  const row = admin.getByRole('table', { name: 'Remotes' }).getByRole('row').nth(1);
  await expect(row).toContainText('Host');
  await expect(row).toContainText('canary');
  await row.getByRole('button', { name: /^Host/ }).click();
  const details = admin.getByRole('region', { name: 'Host' });
  await expect(details.getByRole('button', { name: 'Disable' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Roll back' }).click();
  await admin
    .getByRole('alertdialog')
    .or(admin.getByRole('dialog'))
    .getByRole('button', { name: 'Roll back' })
    .click();
  await expect(row).not.toContainText('canary');
  await editor.reload();
  expect(await hostOf(editor)).toBe(live);
});

test('a broken host is rolled back by the command, which needs no page', async ({ browser, hosts, team }) => {
  const [{ live } = { live: '' }] = await hosts.registry.list();
  await hosts.ship(BROKEN);
  const unlucky = await newSession(browser, team);
  await unlucky.goto('/dashboard');
  expect(await hostOf(unlucky)).toBe(BROKEN);
  await expect(unlucky.getByRole('main')).toHaveCount(0);
  const started = Date.now();
  expect(await hosts.registry.rollBack(HOST)).toMatchObject({ live });
  await unlucky.reload();
  expect(Date.now() - started).toBeLessThan(5_000);
  await expect(unlucky.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
});

test('a host that breaks live remotes is not promoted, and the refusal names them', async ({ hosts }) => {
  const before = await hosts.registry.list();
  await expect(hosts.ship('without-dialog')).rejects.toThrow(
    /mfe-merchant \w+: Uses Dialog of @backoffice\/ui, which this host does not provide\./,
  );
  const after = await hosts.registry.list();
  expect(after[0]).toMatchObject({ name: HOST, live: before[0]!.live });
});
