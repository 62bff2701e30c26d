import type { Browser, Page } from 'playwright/test';
import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { uniqueUsername } from '../fixtures/unique-username';
import { MerchantListPage } from '../pages/merchant-list-page';
import { Shell } from '../pages/shell';

const VIEWS = 'Views';
/** The button of the active view. */
const button = (page: Page) => page.getByRole('button', { name: /^Views/ });
const item = (page: Page, name: string | RegExp) =>
  page
    .getByRole('menu', { name: VIEWS })
    .getByRole(/^(All records|View )/.test(String(name)) ? 'menuitemradio' : 'menuitem', { name });

async function openViews(page: Page): Promise<void> {
  await new MerchantListPage(page).moreButton.click();
  await page.getByRole('menuitem', { name: VIEWS }).click();
}

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await openViews(page);
  await item(page, name).click();
}

/** A new browser in which a user has signed in. */
async function browserOf(browser: Browser, address: string, username: string): Promise<Page> {
  const { token } = await ApiCaller.signIn(username, USER_PASSWORD);
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  return context.newPage();
}

const shownBy = (page: Page) => () => {
  const { view: _view, ...shown } = Object.fromEntries(new URL(page.url()).searchParams);
  return shown;
};

test('a view restores filters and order in another browser, can be the default, and is visible only to the role it is shared with', async ({
  api,
  address,
  browser,
}) => {
  const role = await api.createRole({
    name: uniqueName('Clerks'),
    routes: [{ path: '/merchant', children: [{ path: 'list', meta: { actions: ['view'] } }] }],
  });
  const other = await api.createRole({
    name: uniqueName('Others'),
    routes: [{ path: '/merchant', children: [{ path: 'list', meta: { actions: ['view'] } }] }],
  });
  const [owner, clerk, stranger] = [uniqueUsername(), uniqueUsername(), uniqueUsername()];
  await api.createUser({ username: owner, roleName: 'admin' });
  await api.createUser({ username: clerk, roleName: role.key });
  await api.createUser({ username: stranger, roleName: other.key });
  const name = uniqueName('View');
  const shown = { status: 'active', channelState: 'single', merchantName: 'a', sort: '-merchantName' };

  const page = await browserOf(browser, address, owner);
  const list = new MerchantListPage(page);
  await list.open(shown);
  await choose(page, 'Save as new view…');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAccessibleName(`Views: ${name}`);
  await list.open({ ...Object.fromEntries(new URL(page.url()).searchParams), status: 'inactive' });
  await expect(button(page)).toHaveAccessibleName(`Views: ${name} (edited)`);
  await choose(page, name);
  await expect(button(page)).toHaveAccessibleName(`Views: ${name}`);
  const link = page.url();
  await choose(page, 'Make default');
  await expect(new Shell(page).notices).toContainText(`“${name}” is now your default view`);
  await choose(page, 'Share with a role…');
  await page.getByRole('combobox', { name: 'Role' }).selectOption(role.name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await button(page).click();
  await expect(item(page, name)).toHaveAccessibleDescription(`Default · Shared with ${role.name}`);
  expect(await findBarriers(page, { within: '[role=menu]' })).toEqual([]);

  const elsewhere = await browserOf(browser, address, owner);
  await elsewhere.goto('/dashboard');
  await new Shell(elsewhere).open('Merchant list');
  await expect.poll(shownBy(elsewhere)).toEqual(shown);
  await expect(button(elsewhere)).toHaveAccessibleName(`Views: ${name}`);
  await choose(elsewhere, 'All records');
  await expect(elsewhere).toHaveURL('/merchant/list');
  await choose(elsewhere, name);
  await expect.poll(shownBy(elsewhere)).toEqual(shown);

  const clerks = await browserOf(browser, address, clerk);
  await clerks.goto('/merchant/list');
  await choose(clerks, name);
  await expect.poll(shownBy(clerks)).toEqual(shown);
  await button(clerks).click();
  await expect(item(clerks, name)).toHaveAccessibleDescription(`Shared by ${owner}`);
  await expect(item(clerks, 'Rename…')).toHaveCount(0);

  const strangers = await browserOf(browser, address, stranger);
  await strangers.goto(link);
  await expect(new Shell(strangers).notices).toContainText('View not found');
  expect(shownBy(strangers)()).toEqual(shown);
  await expect(button(strangers)).toHaveCount(0);
  await openViews(strangers);
  await expect(item(strangers, 'All records')).toBeChecked();
  await Promise.all([page, elsewhere, clerks, strangers].map((each) => each.context().close()));
});
