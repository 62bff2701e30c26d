import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { root } from '@backoffice/commands/workspace';
import { runServerCommand } from '@backoffice/commands/running-process';
import { shipRelease } from '@backoffice/kit/ship-release';
import { apiPaths, type LoginResponse } from '@backoffice/contract';
import { makeRemote } from '../fixtures/make-remote';
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

test('a newly created remote opens in the running product without a change of the host', async ({
  browser,
  team,
}) => {
  test.setTimeout(120_000);
  const made = await makeRemote('billing');
  try {
    const { address: hostAddress, apiAddress, env } = team.stack;
    const deployKey = (await runServerCommand(['deploy-key', made.remote, 'its team'], env)).trim();
    const proof = await shipRelease(made, { hostAddress, apiAddress, deployKey });
    expect(proof.hostAfter).toBe(proof.hostBefore);
    expect(proof.otherReleasesAfter).toEqual(proof.otherReleasesBefore);
  } finally {
    made.remove();
  }
  const page = await newSession(browser, team);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('main').getByText('Nothing is here yet')).toBeVisible();
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
