import type { Browser, Page } from 'playwright/test';
import { smallImage } from '../demos/small-image';
import { expect, test as base } from '../fixtures/test';
import { ExportDialog } from '../pages/export-dialog';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

const test = base.extend<object, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ settings: { SESSION_BINDING: 'on' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
});

// Each test has the keys of a browser of its own.
test.use({ reuseContext: false });

const KEY_IS_AWAY = 'This browser no longer has the key of your session. Sign in again.';

async function tokenOf(page: Page, address: string): Promise<string> {
  const cookies = await page.context().cookies(address);
  return cookies.find(({ name }) => name === 'Admin-Token')!.value;
}

/** Opens a page of another browser, with the token of a session in its cookie. */
async function openElsewhere(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  const page = await context.newPage();
  await page.goto(`${address}/merchant/list`);
  return page;
}

test('a bound session lists, follows events, uploads, downloads, reloads and has a second tab', async ({
  page,
  context,
  address,
  loginPage,
  shell,
  merchantList: list,
}) => {
  const events = page.waitForResponse(/\/events$/);
  await loginPage.signIn('admin', '/merchant/list');
  await expect(list.rows).toHaveCount(20);
  expect(await tokenOf(page, address)).toMatch(/^bound-/);
  expect((await events).status()).toBe(200);

  await page.reload();
  await expect(list.rows).toHaveCount(20);
  const second = await context.newPage();
  await second.goto('/channel/list');
  await expect(second.getByRole('table', { name: 'Channels' }).getByRole('row').nth(20)).toBeVisible();
  await second.close();

  await list.exportButton.click();
  const dialog = new ExportDialog(page);
  await dialog.dialog.getByRole('checkbox', { name: 'Export in the background' }).check();
  await dialog.dialog.getByRole('button', { name: 'Export' }).click();
  await expect(shell.notices).toContainText('Export started.');
  await page.goto('/exports/list');
  const file = page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: /^Download: / }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.goto('/profile/index');
  await shell.main
    .getByLabel('Change picture')
    .and(page.locator('input'))
    .setInputFiles(smallImage('me.png'));
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Save picture' })
    .click();
  await expect(shell.notices).toContainText('Upload success');
});

test('the token opens nothing in another browser, with or without the page', async ({
  page,
  stack,
  address,
  browser,
  loginPage,
}) => {
  await loginPage.signIn();
  const token = await tokenOf(page, address);
  const authorization = `Bearer ${token}`;
  const info = await fetch(`${stack.apiAddress}/user/info?token=${token}`, { headers: { authorization } });
  expect([info.status, (await info.json()) as object]).toMatchObject([401, { code: 'session-key-refused' }]);
  const list = await fetch(`${stack.apiAddress}/merchant/list`, {
    method: 'POST',
    headers: { authorization, cookie: `Admin-Token=${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(list.status).toBe(401);

  const other = await openElsewhere(browser, address, token);
  await expect(other.getByRole('region', { name: 'Messages' })).toContainText(KEY_IS_AWAY);
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test.describe('a browser without the key', () => {
  test.use({ expectedComplaints: /no longer has the key of your session/ });

  test('asks to sign in again, and says why', async ({ page, loginPage, shell }) => {
    await loginPage.signIn();
    await page.evaluate(
      () => new Promise((done) => (indexedDB.deleteDatabase('session-keys').onsuccess = done)),
    );
    await page.reload();
    await expect(shell.notices).toContainText(KEY_IS_AWAY);
    await loginPage.enter('admin');
    await expect(shell.heading).toHaveText('Dashboard');
  });
});

test.describe('a browser whose clock is wrong', () => {
  // The first proof is refused, and teaches the time.
  test.use({ expectedComplaints: /status of 40[01]/ });

  test('signs in and reloads', async ({ page, loginPage, merchantList: list }) => {
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    await loginPage.signIn('admin', '/merchant/list');
    await expect(list.rows).toHaveCount(20);
    await page.reload();
    await expect(list.rows).toHaveCount(20);
  });
});

test.describe('a browser that keeps no keys', () => {
  test.use({ expectedComplaints: /status of 400/ });

  test('cannot sign in, and says why', async ({ page, loginPage }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    });
    await loginPage.open();
    await loginPage.submit.click();
    await expect(page.getByRole('alert')).toContainText('This browser cannot keep a session key');
  });
});
