import { apiPaths, remotePaths, type LoginResponse, type Problems } from '@backoffice/contract';
import { runServerCommand } from '@backoffice/commands/running-process';
import { shipRelease } from '@backoffice/kit/ship-release';
import type { Browser, Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { type AdditionFault, billingAdditions, writeBillingAdditions } from '../fixtures/billing-additions';
import { findBarriers } from '../fixtures/find-barriers';
import { makeInsideRemote } from '../fixtures/make-inside-remote';
import { callApi } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';
import { startTestStack } from '../setup/start-test-stack';

interface Opening {
  username?: string;
  password?: string;
  faults?: Record<string, AdditionFault>;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
}

interface Billing {
  shipped: Awaited<ReturnType<typeof shipRelease>>;
  call<T>(path: string, body?: object): Promise<T>;
  /** Opens a page of the product in a session of its own. */
  open(browser: Browser, path: string, opening?: Opening): Promise<Page>;
}

const test = base.extend<object, { billing: Billing }>({
  billing: [
    async ({}, use) => {
      const stack = await startTestStack();
      const { address, apiAddress } = stack;
      const made = await makeInsideRemote('billing', writeBillingAdditions);
      const deployKey = (await runServerCommand(['deploy-key', made.remote, 'its team'], stack.env)).trim();
      const shipped = await shipRelease(made, { hostAddress: address, apiAddress, deployKey });
      made.remove();
      const signIn = async (username: string, password: string) => {
        const login = { username, password };
        return (await callApi<LoginResponse>(apiAddress, undefined, apiPaths.login, login)).token;
      };
      const admin = await signIn('admin', '111111');
      await use({
        shipped,
        call: (path, body) => callApi(apiAddress, admin, path, body),
        async open(browser, path, { username = 'admin', password = '111111', faults, before } = {}) {
          const token = await signIn(username, password);
          const page = await (await browser.newContext({ baseURL: address })).newPage();
          await page.context().addCookies([{ name: 'Admin-Token', value: token, url: address }]);
          if (faults)
            await page.addInitScript((billingFaults) => Object.assign(globalThis, { billingFaults }), faults);
          await before?.(page);
          await page.goto(path);
          return page;
        },
      });
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

/** More than a menu of a row has entries. */
const MENU_STEPS = 10;
const MERCHANT = '/merchant/list?open=1';
const CHANNEL = '/channel/list?open=1';
const panelOf = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close details' }) });
/** The part of an addition, scrolled to. */
async function partOf(page: Page, title: string) {
  const part = page.getByRole('main').getByRole('region', { name: title, exact: true });
  await part.scrollIntoViewIfNeeded();
  return part;
}
const billsOf = (page: Page) => page.getByRole('list', { name: /^Bills of / });
const menuOf = (page: Page) => panelOf(page).getByRole('button', { name: 'More actions' }).first();
/** The requested files of the remote, by the modules that they expose. */
function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/mfe/billing/')) requested.push(pathname);
  });
  return requested;
}

test('one of each point appears on the screens of others, whose releases and host stay the same', async ({
  browser,
  billing,
}) => {
  const { hostBefore, hostAfter, otherReleasesBefore, otherReleasesAfter } = billing.shipped;
  expect(hostAfter).toBe(hostBefore);
  expect(otherReleasesAfter).toEqual(otherReleasesBefore);

  const page = await billing.open(browser, MERCHANT);
  await partOf(page, 'Bills');
  await expect(billsOf(page).getByRole('listitem')).toHaveCount(2);
  const fields = await billsOf(page).getAttribute('data-fields');
  expect(fields).toContain('merchantNo');
  expect(fields).not.toMatch(/privateKey\b/);
  expect(await findBarriers(page)).toEqual([]);

  await page.goto('/merchant/1');
  await partOf(page, 'Bills');
  await expect(billsOf(page)).toBeVisible();

  await page.goto(CHANNEL);
  await expect((await partOf(page, 'Fees')).getByText(/^Fees of /)).toBeVisible();
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: 'Check fees' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Check fees' }).getByRole('button', { name: 'Check 1' }),
  ).toBeVisible();

  await page.goto('/dashboard');
  await expect((await partOf(page, 'Open bills')).getByText('3 bills are open.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('an action is opened by keys from the menu of a row, and the focus returns', async ({
  browser,
  billing,
}) => {
  const page = await billing.open(browser, '/merchant/list');
  const row = page.getByRole('table', { name: 'Merchants' }).locator('tbody').getByRole('row').nth(1);
  const trigger = row.getByRole('button', { name: 'More actions' });
  const number = await row.locator('td[data-header="Merchant number"]').innerText();
  const dialog = page.getByRole('dialog', { name: 'Issue a bill' });
  for (const close of ['Escape', 'Enter']) {
    await trigger.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: 'Issue a bill' });
    await expect(item).toBeVisible();
    for (let step = 0; step < MENU_STEPS && (await item.and(page.locator(':focus')).count()) === 0; step++)
      await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(`Bill for ${number.trim()}`)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    if (close === 'Enter') await dialog.getByRole('button', { name: 'Issue' }).focus();
    await page.keyboard.press(close);
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  }
});

test('nothing of the remote is loaded before its part is used', async ({ browser, billing }) => {
  let requested: string[] = [];
  const before = (page: Page) => Promise.resolve((requested = requestsOf(page)));
  const page = await billing.open(browser, '/merchant/list', { before });
  const row = page.getByRole('table', { name: 'Merchants' }).locator('tbody').getByRole('row').nth(1);
  await row.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Issue a bill' })).toBeVisible();
  expect(requested.filter((path) => /IssueBill|MerchantBills/.test(path))).toEqual([]);
  await page.getByRole('menuitem', { name: 'Issue a bill' }).click();
  await expect(page.getByRole('dialog', { name: 'Issue a bill' }).getByText(/^Bill for /)).toBeVisible();
  expect(requested.filter((path) => path.includes('IssueBill'))).not.toEqual([]);
  expect(requested.filter((path) => path.includes('MerchantBills'))).toEqual([]);
});

test('without the permission of the remote nothing is added, and with it also for other roles', async ({
  browser,
  billing,
}) => {
  const page = await billing.open(browser, MERCHANT, { username: 'editor' });
  await expect(panelOf(page).getByRole('region').last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bills', exact: true })).toHaveCount(0);
  await page
    .getByRole('table', { name: 'Merchants' })
    .getByRole('button', { name: 'More actions' })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Issue a bill' })).toHaveCount(0);

  const view = { meta: { actions: ['view'] } };
  await billing.call(apiPaths.role, {
    name: 'Bill readers',
    description: '',
    routes: [
      { path: '/merchant', children: [{ path: 'list', ...view }] },
      { path: '/billing', children: [{ path: 'permission.approve', ...view }] },
    ],
  });
  const user = { username: 'biller', password: USER_PASSWORD, roleName: 'Bill readers' };
  await billing.call(apiPaths.userCreate, user);
  const granted = await billing.open(browser, MERCHANT, user);
  await partOf(granted, 'Bills');
  await expect(billsOf(granted)).toBeVisible();
});

test.describe('a part that fails', () => {
  test('by a throw shows it alone, is loaded again on request, and is reported under its remote', async ({
    browser,
    billing,
  }) => {
    const page = await billing.open(browser, MERCHANT, { faults: { MerchantBills: 'throws' } });
    const part = await partOf(page, 'Bills');
    await expect(part.getByRole('alert')).toHaveText(/Bills did not load/);
    expect(await findBarriers(page)).toEqual([]);
    await expect(panelOf(page).getByRole('region', { name: 'Key', exact: true })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { billingFaults: {} }));
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(billsOf(page)).toBeVisible();
    await expect
      .poll(async () => {
        const { problems } = await billing.call<Problems>(`${remotePaths.remoteProblems}?remote=mfe-billing`);
        return problems.map(({ name, kind, release }) => ({ name, kind, release }));
      })
      .toContainEqual({ name: 'TypeError', kind: 'render', release: 'aaaaaaaaaaa1' });
  });

  test('by the version that it claims shows it alone', async ({ browser, billing }) => {
    const page = await billing.open(browser, MERCHANT);
    await expect((await partOf(page, 'Old bills')).getByRole('alert')).toHaveText(/Old bills did not load/);
    await partOf(page, 'Bills');
    await expect(billsOf(page)).toBeVisible();
  });

  test('by a script that hangs shows it alone, and works once the script arrives', async ({
    browser,
    billing,
  }) => {
    const script = '**/mfe/billing/**/*OpenBills*.js*';
    const page = await billing.open(browser, '/dashboard', {
      before: (opened) => opened.route(script, () => {}),
    });
    const part = await partOf(page, 'Open bills');
    await expect(page.getByRole('table', { name: 'Latest transactions' })).toBeVisible();
    await expect(part.getByRole('alert')).toHaveText(/Open bills did not load/, { timeout: 12_000 });
    await page.unroute(script);
    await part.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(part.getByText('3 bills are open.')).toBeVisible();
  });

  test('by waiting forever shows it alone after ten seconds, also in a dialog', async ({
    browser,
    billing,
  }) => {
    const page = await billing.open(browser, MERCHANT, { faults: { IssueBill: 'suspends' } });
    await menuOf(page).click();
    await page.getByRole('menuitem', { name: 'Issue a bill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Issue a bill' });
    await expect(dialog.getByRole('alert')).toHaveText(/Issue a bill did not load/, { timeout: 12_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuOf(page)).toBeFocused();
  });
});

test('a part whose remote is disabled says so, and is left out of the next session', async ({
  browser,
  billing,
}) => {
  const page = await billing.open(browser, MERCHANT);
  const part = await partOf(page, 'Bills');
  await expect(billsOf(page)).toBeVisible();
  await billing.call(remotePaths.remoteDisable, { remote: 'mfe-billing', reason: 'Wrong sums.' });
  try {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(part.getByRole('status')).toHaveText('Bills is disabled. Wrong sums.');
    const next = await billing.open(browser, MERCHANT);
    await expect(panelOf(next).getByRole('region', { name: 'Key', exact: true })).toBeVisible();
    await expect(next.getByRole('region', { name: 'Bills', exact: true })).toHaveCount(0);
  } finally {
    await billing.call(remotePaths.remoteEnable, { remote: 'mfe-billing' });
  }
});

test('the remotes screen names what a remote adds', async ({ browser, billing }) => {
  const page = await billing.open(browser, '/operations/remotes');
  await page.getByRole('button', { name: 'Billing mfe-billing' }).click();
  const table = page.getByRole('table', { name: 'Additions of Billing' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(billingAdditions.length);
  await expect(table.getByRole('row', { name: /^Bills Merchants: panel and page/ })).toContainText(
    'MerchantBills1approve',
  );
});
