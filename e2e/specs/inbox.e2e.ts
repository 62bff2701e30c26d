import { expect, test } from '../fixtures/test';
import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { uniqueUsername } from '../fixtures/unique-username';
import { Shell } from '../pages/shell';

const bell = (shell: Shell, unread: number) =>
  shell.banner.getByRole('button', { name: `Notifications, ${unread} unread` });
const NEWS = 'Unread: New sign-in to your account';

test('a new device is notified in all tabs of its user only, and read in all when read in one', async ({
  page,
  context,
  browser,
  address,
  shell,
  api,
  loginPage,
  callerOf,
}) => {
  const { username } = await api.createUser({ username: uniqueUsername() });
  await page.goto('/login');
  await loginPage.enterAs(username, USER_PASSWORD);
  await expect(bell(shell, 0)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/profile/index');
  await expect(bell(new Shell(second), 0)).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: address });
  const { token } = await callerOf('visitor');
  await elsewhere.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  const other = await elsewhere.newPage();
  await other.goto('/');
  const others = new Shell(other).banner.getByRole('button', { name: /^Notifications, / });
  await expect(others).toBeVisible();
  const before = await others.getAttribute('aria-label');

  await ApiCaller.signIn(username, USER_PASSWORD);
  await expect(bell(shell, 1)).toBeVisible();
  await expect(bell(new Shell(second), 1)).toBeVisible();
  await expect(others).toHaveAccessibleName(before!);

  await bell(shell, 1).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: NEWS }).click();
  await expect(page).toHaveURL('/profile/index');
  await expect(panel).toBeHidden();
  await expect(bell(new Shell(second), 0)).toBeVisible();
  await elsewhere.close();
});

test.describe('when the session is ended elsewhere', () => {
  // Calls of the page after the end of the session are refused.
  test.use({ expectedComplaints: /status of 401|your session has ended/ });

  test('the stream of its tab ends', async ({ page, shell, api, loginPage }) => {
    const { username } = await api.createUser({ username: uniqueUsername() });
    await page.goto('/login');
    await loginPage.enterAs(username, USER_PASSWORD);
    const elsewhere = await ApiCaller.signIn(username, USER_PASSWORD);
    await expect(bell(shell, 1)).toBeVisible();
    const ended = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/events')).length,
      );
    expect(await ended()).toBe(0);
    await elsewhere.endOtherSessions();
    await expect.poll(ended).toBe(1);
  });
});
