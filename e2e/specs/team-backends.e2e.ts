import { apiPaths, remotePaths, type LoginResponse } from '@backoffice/contract';
import { runServerCommand } from '@backoffice/commands/running-process';
import { shipRelease } from '@backoffice/kit/ship-release';
import type { Browser, Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { writeBillingPage } from '../fixtures/billing-page';
import { makeInsideRemote } from '../fixtures/make-inside-remote';
import { recordBackend } from '../fixtures/recorded-backend';
import { callApi } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';
import { RoleListPage } from '../pages/role-list-page';
import { startTestStack } from '../setup/start-test-stack';

interface Billing {
  address: string;
  backend: Awaited<ReturnType<typeof recordBackend>>;
  call<T>(path: string, body?: object): Promise<T>;
  /** Opens a page of the product in a session of its own, and returns the session's token too. */
  open(
    browser: Browser,
    username: string,
    path: string,
    password?: string,
  ): Promise<{ page: Page; token: string }>;
}

const test = base.extend<object, { billing: Billing }>({
  billing: [
    async ({}, use) => {
      const backend = await recordBackend();
      const stack = await startTestStack({ settings: { TEAM_BACKENDS: `billing=${backend.address}` } });
      const { address, apiAddress } = stack;
      await backend.start(apiAddress);
      const signIn = async (username: string, password = '111111') => {
        const login = { username, password };
        return (await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login)).token;
      };
      const made = await makeInsideRemote('billing', writeBillingPage);
      const deployKey = (await runServerCommand(['deploy-key', made.remote, 'its team'], stack.env)).trim();
      await shipRelease(made, { hostAddress: address, apiAddress, deployKey });
      made.remove();
      const admin = await signIn('admin');
      await use({
        address,
        backend,
        call: (path, body) => callApi(apiAddress, admin, path, body),
        async open(browser, username, path, password) {
          const token = await signIn(username, password);
          const page = await (await browser.newContext({ baseURL: address })).newPage();
          await page.context().addCookies([{ name: 'Admin-Token', value: token, url: address }]);
          await page.goto(path);
          return { page, token };
        },
      });
      backend.stop();
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  address: async ({ billing }, use) => use(billing.address),
});

// Refused calls are logged in the browser.
test.use({ expectedComplaints: /./ });
test.beforeEach(({ billing: { backend } }) => {
  backend.answer(undefined);
  backend.taken();
});

const PATH = '/billing/overview';
const shownOn = (page: Page) => page.getByRole('region', { name: 'Bills' }).getByRole('status');
/** Calls the backend as a page may, and returns status and code of the answer. */
const fetchBills = (page: Page, token: string) =>
  page.evaluate(async (authorization) => {
    const answer = await fetch('/team/billing/bills', { headers: { authorization } });
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code];
  }, `Bearer ${token}`);

test('a page reads the backend of its team with the policy of every page, and no token leaves the product', async ({
  browser,
  billing,
}) => {
  const { page, token } = await billing.open(browser, 'admin', PATH);
  await expect(shownOn(page)).toContainText('"reader":"admin","bills":[{"id":1');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(shownOn(page)).toContainText('"approvedBy":"admin"');
  const taken = billing.backend.taken();
  expect(taken.length).toBeGreaterThanOrEqual(2);
  expect(taken.filter((request) => request.includes(token))).toEqual([]);
  expect(taken.filter((request) => /cookie|authorization/i.test(request))).toEqual([]);
  const policy = (await page.request.get(PATH)).headers()['content-security-policy'];
  expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:\d+;/);
});

test('without the grant there is no answer, and the backend gets nothing', async ({ browser, billing }) => {
  const { page, token } = await billing.open(browser, 'visitor', '/dashboard');
  expect(await fetchBills(page, token)).toEqual([403, 'forbidden']);
  expect(billing.backend.taken()).toEqual([]);
});

test('the permission of a team is granted on the roles screen, and its control follows', async ({
  browser,
  billing,
}) => {
  const { page: admin } = await billing.open(browser, 'admin', '/permission/role');
  const roles = new RoleListPage(admin);
  const make = async (name: string, ...pages: string[]) => {
    await roles.openNew();
    await roles.name.fill(name);
    for (const title of pages) await roles.check(title, 'View').last().click();
    await roles.confirm.click();
    await expect(roles.row(name)).toBeVisible();
    const [username] = name.split(' ');
    await billing.call(apiPaths.userCreate, { username, password: USER_PASSWORD, roleName: name });
    return (await billing.open(browser, username!, PATH, USER_PASSWORD)).page;
  };
  const reader = await make('reader of bills', 'Billing');
  await expect(shownOn(reader)).toContainText('"reader":"reader"');
  await expect(reader.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Try to approve' }).click();
  await expect(shownOn(reader)).toHaveText('502 billing failed with status 403. Try again later.');

  const approver = await make('approver of bills', 'Billing', 'Approve bills');
  await expect(shownOn(approver)).toContainText('"reader":"approver"');
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(shownOn(approver)).toContainText('"approvedBy":"approver"');
});

test.describe('a backend that refuses', () => {
  for (const status of [401, 403, 503])
    test(`with ${status} signs nobody out`, async ({ browser, billing }) => {
      const { page } = await billing.open(browser, 'admin', PATH);
      await expect(shownOn(page)).toContainText('bills');
      billing.backend.answer(status);
      await page.getByRole('button', { name: 'Read again' }).click();
      await expect(shownOn(page)).toHaveText(`502 billing failed with status ${status}. Try again later.`);
      billing.backend.answer(undefined);
      await page.getByRole('button', { name: 'Read again' }).click();
      await expect(shownOn(page)).toContainText('"reader":"admin"');
    });
});

test('a backend that hangs is shown by its page alone', async ({ browser, billing }) => {
  const { page } = await billing.open(browser, 'admin', PATH);
  await expect(shownOn(page)).toContainText('bills');
  billing.backend.answer('hang');
  await page.getByRole('button', { name: 'Read again' }).click();
  const { page: other } = await billing.open(browser, 'editor', '/merchant/list');
  await expect(other.getByRole('main').getByRole('row')).toHaveCount(21);
  await expect(shownOn(page)).toHaveText('504 billing did not respond in time. Try again later.', {
    timeout: 15_000,
  });
});

test('the backend of a disabled remote gets nothing', async ({ browser, billing }) => {
  const { page, token } = await billing.open(browser, 'admin', PATH);
  await expect(shownOn(page)).toContainText('bills');
  billing.backend.taken();
  await billing.call(remotePaths.remoteDisable, { remote: 'mfe-billing', reason: 'wrong sums' });
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(shownOn(page)).toHaveText('409 billing is disabled at the moment.');
  expect(await fetchBills(page, token)).toEqual([409, 'backend-disabled']);
  expect(billing.backend.taken()).toEqual([]);
  await billing.call(remotePaths.remoteEnable, { remote: 'mfe-billing' });
  expect((await fetchBills(page, token))[0]).toBe(200);
});
