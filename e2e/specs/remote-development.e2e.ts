import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@backoffice/commands/workspace';
import { runServerCommand } from '@backoffice/commands/running-process';
import { apiPaths, type LoginResponse } from '@backoffice/contract';
import type { Browser } from 'playwright/test';
import { followPage } from '../fixtures/follow-page';
import { makeRemote, type Run } from '../fixtures/make-remote';
import { startDevelopment, takeFromDevelopment } from '../fixtures/start-development';
import { callApi, liveFor, newSession, REMOTE, tableOf, test } from '../fixtures/team';
import { expect } from '../fixtures/test';

/** Runs a program of the workspace in the same way as its command. */
function runProgram(script: string, args: string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const program = ['--import', 'tsx', script, ...args];
    execFile(process.execPath, program, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });
}

test('one session takes a remote from a development server, under a ribbon that ends it', async ({
  browser,
  team,
}) => {
  const { apiAddress } = team.stack;
  const login = { username: 'admin', password: '111111' };
  const { token } = await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login);
  const page = await newSession(browser, { ...team, token });
  const { first, stack } = team;
  const { origin, stop } = await startDevelopment({
    release: first,
    folder: `${stack.store}/${REMOTE}/${first}`,
  });
  try {
    const ribbon = await takeFromDevelopment(page, origin);
    expect(await liveFor(team)).not.toContain('dev-');
    await ribbon.getByRole('button', { name: 'End preview' }).click();
    await expect(ribbon).toHaveCount(0);
    await expect(tableOf(page, 'Merchants, mine')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
  } finally {
    await stop();
  }
});

/** Opens the page of the shipped remote from the menu in a new session. */
async function openBilling(browser: Browser, team: Parameters<typeof newSession>[1]): Promise<void> {
  const page = await newSession(browser, team);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByText('Nothing is here yet')).toBeVisible();
}

test('a team follows the page of the kit from an empty folder to its page in the menu, with webpack or Rspack', async ({
  browser,
  team,
}) => {
  test.setTimeout(300_000);
  const { address, apiAddress, env } = team.stack;
  const deployKey = (await runServerCommand(['deploy-key', 'mfe-billing', 'its team'], env)).trim();
  const settings = { HOST_ADDRESS: address, API_ADDRESS: apiAddress, DEPLOY_KEY: deployKey };
  /** Returns the facts that the registry has read from a shipped release. */
  const factsOf = async (shipped: Run) => {
    expect(shipped).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/Host: (\w+) before, \1 after: unchanged\./),
    });
    expect(shipped.printed).toMatch(/mfe-merchant: \w+: unchanged\./);
    expect(shipped.printed).not.toContain('CHANGED');
    expect(shipped.printed).toContain('No browser session was opened: Playwright is not installed.');
    const [, release] = /mfe-billing (\w+) is live/.exec(shipped.printed)!;
    const manifest = await fetch(`${address}/mfe/billing/${release}/mf-manifest.json`);
    const { release: facts } = (await manifest.json()) as { release: Record<string, unknown> };
    const { files: _files, content: _content, globalName: _name, shared, ...others } = facts;
    const requests = (shared as { name: string; requiredVersion: string }[])
      .map(({ name, requiredVersion }) => `${name} ${requiredVersion}`)
      .sort();
    return { ...others, requests };
  };

  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  const other = await makeRemote(address, 'billing', ['--bundler', 'rspack']);
  try {
    const followed = await followPage(folder, settings);
    expect(followed.printed).toMatch(/6 passed/);
    const facts = await factsOf(followed);
    expect(facts).toMatchObject({ carried: [], uses: { '@backoffice/ui': ['EmptyPanel', 'uiMessages'] } });
    await openBilling(browser, team);

    expect(await factsOf(await other.run('ship', settings))).toEqual(facts);
    await openBilling(browser, team);

    const declared = `${other.folder}/package.json`;
    writeFileSync(declared, readFileSync(declared, 'utf8').replace('"Overview": 14', '"Overview": 40'));
    const page = `${other.folder}/src/pages/overview.tsx`;
    const react = `import * as own from '../../node_modules/react/index.js';\nconsole.log(own);\n`;
    writeFileSync(page, react + readFileSync(page, 'utf8'));
    expect(await other.run('ship', settings)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('Bundles its own react'),
    });
  } finally {
    await rm(folder, { recursive: true });
    other.remove();
  }
});

test('pnpm ship ends with 0 when the page is shown, and with 1 when it cannot be reached', async ({
  team,
}) => {
  test.setTimeout(180_000);
  const { address, apiAddress, store, env, releases } = team.stack;
  const deployKey = (await runServerCommand(['deploy-key', 'mfe-channel', 'its team'], env)).trim();
  const ship = () =>
    runProgram('shared/commands/src/ship.ts', ['channel'], {
      ...process.env,
      HOST_ADDRESS: address,
      API_ADDRESS: apiAddress,
      DEPLOY_KEY: deployKey,
    });
  expect(await ship()).toMatchObject({
    code: 0,
    printed: expect.stringContaining('A browser session showed'),
  });

  const folder = `${store}/mfe-channel/${releases.get('mfe-channel')!}`;
  const parts = readdirSync(folder).filter(
    (name) => /\.js(\.br|\.gz)?$/.test(name) && !name.startsWith('entry'),
  );
  for (const file of parts) rmSync(`${folder}/${file}`);
  expect(await ship()).toMatchObject({ code: 1, printed: expect.stringContaining('did not show') });
});
