import { runServerCommand } from '@backoffice/commands/running-process';
import { shipRelease } from '@backoffice/commands/ship-release';
import { apiPaths, type LoginResponse } from '@backoffice/contract';
import { makeRemote } from '../fixtures/make-remote';
import { startDevelopment, takeFromDevelopment } from '../fixtures/start-development';
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
  const { first, stack } = team;
  const { origin, stop } = await startDevelopment({
    release: first,
    folder: `${stack.store}/${REMOTE}/${first}`,
  });
  try {
    const ribbon = await takeFromDevelopment(page, origin);
    expect(await liveFor(team)).not.toContain('dev-');
    await ribbon.getByRole('button', { name: 'End' }).click();
    await expect(ribbon).toHaveCount(0);
    await expect(tableOf(page, 'Merchants, mine')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(21);
  } finally {
    await stop();
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
