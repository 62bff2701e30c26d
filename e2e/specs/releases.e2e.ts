import {
  apiPaths,
  remotePaths,
  type LoadsRequest,
  type RemotePointer,
  type RemoteRelease,
} from '@backoffice/contract';
import type { Locator, Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { lookAround } from '../fixtures/look-around';
import { BROKEN, CANARY, liveFor, newSession, REMOTE, SECOND, tableOf, test } from '../fixtures/team';
import { expect } from '../fixtures/test';

// Broken releases log errors in the browser.
test.use({ expectedComplaints: /./ });

/** Opens the section of the remote on the Remotes page. */
async function openRemote(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: REMOTE }).click();
  return main.locator('section').filter({ has: page.getByRole('table', { name: /^Releases of/ }) });
}

test('a deployed release reaches new sessions, while an open session keeps its own', async ({
  browser,
  team,
}) => {
  const old = await newSession(browser, team);
  // Disables prefetching, so that the page opened later is not loaded yet.
  await old.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const fetched: string[] = [];
  old.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await old.goto('/dashboard');
  await expect(old.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  const gateway = team.stack.processes.get('gateway')!.child.pid;

  const proof = await team.ship(SECOND);
  const promoted = Date.now();
  expect(proof.hostAfter).toBe(proof.hostBefore);
  expect(Object.keys(proof.otherReleasesAfter).length).toBeGreaterThanOrEqual(3);
  expect(proof.otherReleasesAfter).toEqual(proof.otherReleasesBefore);
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

test('a broken release affects only its page, and new sessions do not get it after a rollback', async ({
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

  const back = await team.call<RemotePointer>(remotePaths.remoteRollback, { remote: REMOTE });
  const rolledBack = Date.now();
  expect(back.live).toBe(SECOND);
  expect(await liveFor(team)).toBe(SECOND);
  expect(Date.now() - rolledBack).toBeLessThan(5_000);
  const lucky = await newSession(browser, team);
  await lucky.goto('/merchant/list');
  await expect(tableOf(lucky, 'Merchants, second')).toBeVisible();
});

test('a release is deployed for all users while another one is a canary', async ({ team }) => {
  await team.ship(SECOND);
  await team.ship(CANARY, { by: 'user', users: ['editor'] });
  await team.ship(BROKEN);
  expect(await liveFor(team)).toBe(BROKEN);
  await team.call<RemotePointer>(remotePaths.remoteRollback, { remote: REMOTE });
});

test('a canary is rolled back when the browsers of three users report failures', async ({
  browser,
  team,
}) => {
  // Before the canary: users created later do not influence its outcome.
  const colleague = { username: 'a-colleague', password: USER_PASSWORD, roleName: 'editor' };
  await team.call(apiPaths.userCreate, colleague);
  await team.ship(SECOND);
  await team.ship(CANARY, { by: 'role', roles: ['admin', 'editor'] });
  const canary = await newSession(browser, team);
  const reported = canary.waitForRequest(
    (request) =>
      request.url().endsWith(remotePaths.remoteLoads) && String(request.postData()).includes(CANARY),
  );
  await canary.goto('/merchant/list');
  await expect(canary.getByRole('main').getByRole('alert')).toContainText(REMOTE);
  const { loads } = (await reported).postDataJSON() as LoadsRequest;
  expect(loads).toContainEqual(
    expect.objectContaining({
      remote: REMOTE,
      release: CANARY,
      page: 'MerchantList',
      phase: 'entry',
      outcome: 'failed',
    }),
  );

  // Failure reports from the browsers of two colleagues.
  for (const login of [colleague, { username: 'editor', password: '111111' }]) {
    const call = await team.callsOf(login.username, login.password);
    await call(apiPaths.remotes);
    await call(remotePaths.remoteLoads, { loads });
  }
  const remotes = await team.call<RemoteRelease[]>(apiPaths.remotes);
  expect(remotes.find(({ name }) => name === REMOTE)).toMatchObject({ release: SECOND, takenBack: CANARY });

  await canary.goto('/operations/remotes');
  const card = await openRemote(canary);
  await expect(card).toContainText(`Release ${CANARY} failed too often and was rolled back automatically.`);
  await canary.goto('/merchant/list');
  await expect(tableOf(canary, 'Merchants, second')).toBeVisible();
});

test('loaded pages work while the API is down, and everything continues when it is back', async ({
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
  await expect(main.getByRole('alert')).toContainText('Could not reach the server.');
  await open('Dashboard');
  await expect(page.getByRole('heading', { name: 'Newest merchants' })).toBeVisible();
  await open('Merchant list');
  await team.stack.restart('api');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('row')).toHaveCount(21);
});

test('the remotes are open to everybody in every language, and shown when no remote can be had', async ({
  browser,
  team,
}) => {
  const page = await newSession(browser, team);
  await page.route('**/mfe/**', (route) => route.abort());
  await page.goto('/operations/remotes');
  const { found, look } = await lookAround(page);
  const card = await openRemote(page);
  await expect(card.getByRole('table')).toBeVisible();
  await look('remotes');
  await card.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('promote', '[role=dialog]');
  expect(found).toEqual({});
});
