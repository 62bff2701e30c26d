import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDevServer } from '@backoffice/commands/dev-server';
import { runServerCommand } from '@backoffice/commands/server-program';
import { shipRelease } from '@backoffice/commands/ship-release';
import { apiPaths, type LoginResponse } from '@backoffice/contract';
import { makeRelease } from '../fixtures/make-release';
import { makeRemote } from '../fixtures/make-remote';
import { callApi, liveFor, newSession, REMOTE, tableOf, test } from '../fixtures/team';
import { expect } from '../fixtures/test';

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
