import { apiPaths, type SessionLife } from '@backoffice/contract';
import { expect, test as base } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { Shell } from '../pages/shell';
import { LoginPage } from '../pages/login-page';
import { SessionDialogs } from '../pages/session-dialogs';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

// The idle limit in s; the warning is shown after two thirds of it.
const IDLE_SECONDS = 12;
const IN_TIME = { timeout: 2 * IDLE_SECONDS * 1000 };

const test = base.extend<{ dialogs: SessionDialogs }, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({
        // With the API on the page's origin.
        settings: { SESSION_IDLE_SECONDS: String(IDLE_SECONDS), API_BASE_URL: '/api' },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
  dialogs: async ({ page }, use) => use(new SessionDialogs(page)),
});

// Calls of an ended session are failed calls in the browser's console, and are logged by the product, too.
test.use({ expectedComplaints: /status of 40[01]|your session has ended/ });

test('with the API on the page’s origin no call goes elsewhere, and none needs a preflight', async ({
  page,
  loginPage,
  shell,
  stack,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await loginPage.signIn('admin', '/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  await expect.poll(() => requests).toContainEqual(expect.stringContaining(`${stack.address}/api/events`));
  const elsewhere = requests.filter((request) => !request.includes(` ${stack.address}/`));
  expect(elsewhere.filter((request) => request.includes(' http'))).toEqual([]);
  expect(requests.filter((request) => request.startsWith('OPTIONS'))).toEqual([]);
});

test('before an idle session ends the user is warned, and can stay', async ({ page, loginPage, dialogs }) => {
  await loginPage.signIn('admin', '/merchant/list');
  await expect(dialogs.idle).toContainText(/You will be signed out in 0:0\d\./, IN_TIME);
  await dialogs.idle.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialogs.idle).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL('/merchant/list');
});

test('an idle session ends, and continues on the page after signing in again', async ({
  shell,
  loginPage,
  merchantList,
  dialogs,
}) => {
  await loginPage.signIn('admin', '/merchant/list');
  await merchantList.add();
  const typed = uniqueName('Kept');
  await merchantList.form.name.fill(typed);
  await expect(dialogs.idle).toBeVisible(IN_TIME);
  await expect(dialogs.ended).toBeVisible(IN_TIME);
  await expect(dialogs.idle).toBeHidden();
  await expect(dialogs.ended).toContainText('Signed in as admin');
  await dialogs.signInAgain('wrong-one');
  await expect(dialogs.ended.getByRole('alert').last()).toHaveText('Account and password are incorrect.');
  await dialogs.signInAgain();
  await expect(dialogs.ended).toBeHidden();
  await expect(merchantList.form.name).toHaveValue(typed);
  await merchantList.form.confirm.click();
  await expect(shell.notices).toContainText('Merchant created');
});

test('the absolute end of a session is announced once', async ({ page, loginPage, dialogs }) => {
  const soon = { absoluteSeconds: 3 };
  await page.route('**/user/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: SessionLife };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...soon } } });
  });
  // The answer to the sign-in contains it, too.
  await page.route('**/auth/login?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { answers: Record<string, object> } };
    const { answers } = body.data;
    answers[apiPaths.userSession] = { ...answers[apiPaths.userSession], ...soon };
    await route.fulfill({ response: answer, json: body });
  });
  await loginPage.signIn('admin', '/merchant/list');
  await expect(dialogs.absolute).toContainText('Your session ends in 0:0');
  await dialogs.absolute.getByRole('button').filter({ hasText: 'Close' }).click();
  await expect(dialogs.absolute).toBeHidden();
});

test('signing out in one tab ends the session in the others, which ask first if there is unsaved input', async ({
  context,
  loginPage,
  shell,
  merchantList,
  dialogs,
}) => {
  await loginPage.signIn('admin', '/merchant/list');
  const idle = await context.newPage();
  await idle.goto('/dashboard');
  await expect(new Shell(idle).menu).toBeVisible();
  const leaving = await context.newPage();
  await leaving.goto('/dashboard');
  await expect(new Shell(leaving).menu).toBeVisible();
  await merchantList.add();
  const typed = uniqueName('Kept');
  await merchantList.form.name.fill(typed);

  await new Shell(leaving).signOut();
  await expect(new LoginPage(idle).username).toBeVisible();
  await expect(dialogs.ended).toBeVisible();
  await expect(merchantList.form.name).toHaveValue(typed);

  // Signing in again on the page continues the session.
  await dialogs.signInAgain();
  await expect(dialogs.ended).toBeHidden();
  await expect(merchantList.form.name).toHaveValue(typed);
  await expect(shell.menu).toBeVisible();
});

test('a user must change a password that was set by an administrator', async ({ page, loginPage, shell }) => {
  await page.route('**/user/info', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, mustChangePassword: true } },
    });
  });
  await loginPage.signIn('visitor');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  const change = dialog.getByRole('button', { name: 'Change password' });
  const fill = async (old: string, next: string, again = next) => {
    await dialog.getByLabel('Current password').fill(old);
    await dialog.getByLabel('New password', { exact: false }).first().fill(next);
    await dialog.getByLabel('Confirm new password').fill(again);
    await change.click();
  };
  await fill('111111', '12345');
  await expect(dialog.getByRole('textbox', { name: /^New password(?! again)/ })).toHaveAccessibleDescription(
    /At least 8 characters/,
  );
  await fill('111111', 'baseball');
  await expect(dialog.getByText('This password is easy to guess.', { exact: false })).toBeVisible();
  await fill('111111', 'of my own', 'of my ow');
  await expect(dialog.getByText('The new passwords do not match')).toBeVisible();
  await fill('222222', 'of my own');
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await fill('111111', 'of my own');
  await expect(dialog).toBeHidden();
  await expect(shell.notices).toContainText('Password changed.');
});
