import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { uniqueUsername } from '../fixtures/unique-username';
import { MerchantListPage } from '../pages/merchant-list-page';

/** A time as a list shows it in a zone this number of hours ahead of UTC. */
const by = (hours: number, at: string) =>
  new Date(Date.parse(at) + hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replaceAll('-', '/')
    .replace('T', ' ');

test('a chosen zone is in the heads of times, their rows and tooltips at once, and in the user’s other browsers', async ({
  page,
  browser,
  address,
  api,
  loginPage,
  shell,
  settings,
  merchantList: list,
}) => {
  const { merchantName, createdAt } = await api.createMerchant({ merchantName: uniqueName('Zoned') });
  const { username } = await api.createUser({ username: uniqueUsername(), roleName: 'editor' });
  await page.goto('/login');
  await loginPage.enterAs(username, USER_PASSWORD);
  await expect(shell.heading).toBeVisible();
  await list.open({ merchantName });
  expect(await list.column('Created (UTC)')).toEqual([by(0, createdAt)]);

  await settings.open();
  await settings.timeZone.fill('toky');
  await settings.timeZone.press('Enter');
  await expect(settings.timeZone).toHaveValue('Asia/Tokyo');
  await settings.close();
  await expect(page.getByRole('columnheader', { name: 'Created (UTC+9)' })).toBeVisible();
  expect(await list.column('Created (UTC+9)')).toEqual([by(9, createdAt)]);

  const { token } = await ApiCaller.signIn(username, USER_PASSWORD);
  const elsewhere = await browser.newContext({ baseURL: address, timezoneId: 'Asia/Kolkata' });
  await elsewhere.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  const other = await elsewhere.newPage();
  const others = new MerchantListPage(other);
  await others.open({ merchantName });
  expect(await others.column('Created (UTC+9)')).toEqual([by(9, createdAt)]);
  // The tooltip's code is loaded when the browser is idle, and works for the next pointer.
  const time = others.rows.getByText(by(9, createdAt));
  await expect(async () => {
    await other.mouse.move(0, 0);
    await time.hover();
    await expect(other.getByRole('tooltip')).toContainText('Asia/Tokyo (UTC+9)', { timeout: 1000 });
  }).toPass();
  const tooltip = other.getByRole('tooltip');
  await expect(tooltip).toContainText(`${by(5.5, createdAt)} Asia/`);
  await expect(tooltip).toContainText(`${by(0, createdAt)} UTC`);
  await elsewhere.close();
});
