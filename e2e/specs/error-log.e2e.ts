import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

test.use({
  signedInAs: 'admin',
  expectedComplaints: /went wrong|status of 500|broken on purpose|failed: manifest|integrity/,
});

const secret = 'q3Zt0vXo8cLk2mBf91RwYh7uTnEa5sJdGpQi6KxV4';

/** Throws an error in the page, as a defect in its code would. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('uncaught errors are counted in the badge and logged without secrets, also after a reload', async ({
  page,
  shell,
}) => {
  await page.goto('/merchant/list?merchantName=x');
  await expect(shell.heading).toBeVisible();
  await throwLater(page, `it went wrong with Bearer ${secret} at /x?token=abc123`);
  await page.evaluate(() => void Promise.reject(new Error('the promise went wrong')));
  const items = shell.main.getByRole('listitem');
  await shell.errorBadge.click();
  await expect(page).toHaveURL('/error-log/log');
  await expect(shell.heading).toHaveText('Error log');
  const thrown = items.filter({ hasText: 'it went wrong' });
  await expect(thrown).toContainText('Bearer [removed] at /x?token=[removed]');
  await expect(thrown).toContainText('/merchant/list?merchantName=x');
  await expect(items.filter({ hasText: 'the promise went wrong' })).toHaveCount(1);

  await thrown.getByText('Stack trace').click();
  await expect(thrown.locator('pre')).toBeVisible();
  await page.reload();
  await expect(thrown).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('abc123');
});

test('a call that failed on the server is logged with its request id', async ({ page, shell }) => {
  await page.route('**/merchant/list', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { status: 500, message: 'broken on purpose', requestId: 'req-1' },
        })
      : route.fallback(),
  );
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await shell.paletteButton.click();
  await shell.paletteField.fill('error log');
  await page.keyboard.press('Enter');
  const call = shell.main.getByRole('listitem').filter({ hasText: 'broken on purpose' });
  await expect(call).toContainText('Server request');
  await expect(call).toContainText('req-1');
});

test('a remote that cannot be loaded is logged with release and phase', async ({ page, shell }) => {
  await page.route('**/mfe/merchant/**/mf-manifest.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/dashboard');
  await shell.menu.getByRole('link', { name: 'Merchant list' }).click();
  await expect(shell.main.getByRole('alert')).toContainText('mfe-merchant');
  await shell.errorBadge.click();
  const failure = shell.main.getByRole('listitem').filter({ hasText: 'Page of a remote' });
  await expect(failure).toContainText(/Remote\s*mfe-merchant/);
  await expect(failure).toContainText(/Release\s*\w+/);
  await expect(failure).toContainText(/Phase\s*manifest/);
});

test('views of an unpublished remote are shown on the Remotes page, and not logged as errors', async ({
  page,
  shell,
}) => {
  await page.goto('/operations/remotes');
  await expect(shell.main.getByRole('listitem').filter({ hasText: 'mfe-energy/' })).toHaveCount(2);
  await expect(shell.errorBadge).toHaveCount(0);
});

test('the error log is copied, and cleared after a confirmation', async ({ page, context, shell }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/error-log/log');
  await expect(shell.heading).toHaveText('Error log');
  await throwLater(page, 'it went wrong');
  const items = shell.main.getByRole('listitem');
  await items.filter({ hasText: 'it went wrong' }).getByRole('button', { name: 'Copy error' }).click();
  await expect(shell.notices).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('it went wrong');

  await shell.main.getByRole('button', { name: 'Clear log' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear log' }).click();
  await expect(shell.main).toContainText('No errors');
  await expect(shell.errorBadge).toHaveCount(0);
});

test.describe('a user without the Remotes page', () => {
  test.use({ signedInAs: 'visitor' });

  test('has no badge of errors, and finds the log in the menu', async ({ page, shell }) => {
    await page.goto('/dashboard');
    await expect(shell.heading).toBeVisible();
    await throwLater(page, 'it went wrong');
    await shell.banner.getByRole('button', { name: /Roles: / }).click();
    await page.getByRole('menuitem', { name: 'Error log, 1 entry' }).click();
    await expect(shell.main.getByRole('listitem').filter({ hasText: 'it went wrong' })).toBeVisible();
    await expect(shell.errorBadge).toHaveCount(0);
  });
});

test('signing out clears the error log', async ({ page, context, loginPage, shell }) => {
  await context.clearCookies();
  await loginPage.signIn('admin', '/error-log/log');
  await throwLater(page, 'it went wrong');
  await expect(shell.main.getByRole('listitem').filter({ hasText: 'it went wrong' })).toBeVisible();
  await shell.signOut();
  await expect(page).toHaveURL(/\/login/);
  await loginPage.signIn('visitor', '/error-log/log');
  await expect(shell.heading).toHaveText('Error log');
  await expect(shell.main).not.toContainText('it went wrong');
});
