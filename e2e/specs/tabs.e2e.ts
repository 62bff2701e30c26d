import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

const list = '/merchant/list';

test('each page has a tab in a bar of 36 px, and the dashboard is pinned first', async ({
  page,
  shell,
  tabBar,
}) => {
  await page.goto(`${list}?page=2`);
  await expect(tabBar.tabs).toHaveText(['Dashboard', 'Merchant list']);
  await expect(tabBar.shown).toHaveText('Merchant list');
  expect(await tabBar.addresses()).toEqual(['/dashboard', `${list}?page=2`]);
  const [banner, bar, main] = await Promise.all(
    [shell.banner, tabBar.list, shell.main].map((each) => each.boundingBox()),
  );
  expect(bar!.height).toBe(36);
  expect(bar!.y).toBe(banner!.height);
  expect(main!.y).toBe(banner!.height + 36);
  await expect(page.getByRole('button', { name: 'Close Dashboard' })).toHaveCount(0);
  const close = await page.getByRole('button', { name: 'Close Merchant list' }).boundingBox();
  expect(close!.width).toBeGreaterThanOrEqual(24);
  expect(close!.height).toBeGreaterThanOrEqual(24);
  await page.goto('/404');
  await expect(shell.main).toContainText('OOPS!');
  await expect(tabBar.tabs).toHaveText(['Dashboard', 'Merchant list']);
  expect(await findBarriers(page)).toEqual([]);
  await shell.switchLanguage('中文');
  await expect(page.getByRole('tab')).toHaveText(['首页', '商户列表']);
});

test('a tab keeps what was typed, chosen and scrolled while others are shown', async ({
  page,
  shell,
  tabBar,
  merchantList,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await merchantList.open();
  await merchantList.chooseStatus('Active');
  await expect(page).toHaveURL(`${list}?status=active`);
  await merchantList.settle();
  // Filters apply after a pause in typing; the trailing blank is ignored.
  await merchantList.nameFilter.fill('a ');
  await expect(page).toHaveURL(`${list}?status=active&merchantName=a`);
  await merchantList.settle();
  // Moves the pointer over the page, because a long menu scrolls itself.
  await shell.heading.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const scrolled = await page.evaluate(() => window.scrollY);
  await tabBar.at('/dashboard').click();
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(merchantList.nameFilter).toBeHidden();
  // The menu opens the page where it was left.
  await shell.open('Merchant list');
  await expect(page).toHaveURL(`${list}?status=active&merchantName=a`);
  await expect(merchantList.nameFilter).toHaveValue('a ');
  await expect(tabBar.tabs).toHaveCount(2);
  // The address changes before the page: the previous page stays until the next one is complete.
  await expect(merchantList.nameFilter).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a hidden page keeps its layout, is invisible and inert', async ({ tabBar, merchantList }) => {
  await merchantList.open();
  const row = await merchantList.nameFilter.evaluateHandle((filter) => filter);
  await tabBar.at('/dashboard').click();
  await expect(merchantList.nameFilter).toBeHidden();
  const left = await row.evaluate((filter: HTMLElement) => {
    filter.focus();
    return { boxes: filter.getClientRects().length, hasFocus: document.activeElement === filter };
  });
  expect(left).toEqual({ boxes: 1, hasFocus: false });
});

test('a dialog hidden by Back leaves no page inert, and is shown again', async ({
  page,
  shell,
  merchantList,
}) => {
  await page.goto('/dashboard');
  await shell.open('Merchant list');
  await merchantList.add();
  const typed = uniqueName('Kept');
  await merchantList.form.name.fill(typed);
  await page.goBack();
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(merchantList.form.dialog).toBeHidden();
  await shell.open('Merchant list');
  await expect(merchantList.form.dialog).toBeVisible();
  await expect(merchantList.form.name).toHaveValue(typed);
  await merchantList.form.name.press('Escape');
  await merchantList.form.discardQuestion.getByRole('button', { name: 'Discard' }).click();
  await expect(merchantList.form.dialog).toBeHidden();
  await expect(merchantList.addButton).toBeEnabled();
});

test('two tabs of one page live side by side', async ({ page, tabBar, merchantList }) => {
  await merchantList.open({ status: 'active' });
  await merchantList.open({ status: 'inactive' });
  await expect(tabBar.tabs).toHaveCount(3);
  await merchantList.nameFilter.fill('typed in the second');
  // Filters apply after a pause in typing.
  await expect(page).toHaveURL(/typed/);
  await tabBar.at(`${list}?status=active`).click();
  await expect(page).toHaveURL(`${list}?status=active`);
  await expect(merchantList.statusFilter).toHaveText('Active');
  await expect(merchantList.nameFilter).toHaveValue('');
  await tabBar.tabs.last().click();
  await expect(merchantList.nameFilter).toHaveValue('typed in the second');
  await expect(merchantList.statusFilter).toHaveText('Inactive');
});

test.describe('in a session of its own', () => {
  test.use({ signedInAs: undefined });

  test('tabs and their order outlive a reload, and end with signing out', async ({
    page,
    shell,
    tabBar,
    merchantList,
    loginPage,
  }) => {
    const sorted = `${list}?status=inactive&sort=-id`;
    await loginPage.signIn('editor', '/dashboard');
    await merchantList.open({ status: 'active' });
    await merchantList.open({ status: 'inactive', sort: '-id' });
    await tabBar.at(sorted).press('Control+Shift+ArrowLeft');
    const order = ['/dashboard', sorted, `${list}?status=active`];
    await expect.poll(() => tabBar.addresses()).toEqual(order);
    await page.reload();
    await expect(tabBar.shown).toHaveText('Merchant list · Inactive');
    expect(await tabBar.addresses()).toEqual(order);
    await shell.signOut();
    await loginPage.enter('editor');
    await expect(shell.heading).toHaveText('Merchant list');
    expect(await tabBar.addresses()).toEqual(['/dashboard', sorted]);
  });
});

test('refreshing a tab refetches its page, and asks first if there is unsaved input', async ({
  page,
  tabBar,
  merchantList,
  shell,
}) => {
  await merchantList.open({ status: 'active', page: '2' });
  // A filter of blanks only is ignored.
  await merchantList.nameFilter.fill('  ');
  const answered = page.waitForResponse((response) => response.url().endsWith('/merchant/list'));
  await tabBar.choose(tabBar.shown, 'Refresh');
  await answered;
  await expect(merchantList.nameFilter).toHaveValue('');
  await expect(page).toHaveURL(`${list}?status=active&page=2`);
  await expect(tabBar.tabs).toHaveCount(2);

  await shell.open('Dashboard');
  await expect(shell.heading).toHaveText('Dashboard');
  await shell.open('Merchant list');
  await merchantList.add();
  await merchantList.form.name.fill('Unsaved');
  await page.goBack();
  await expect(shell.heading).toHaveText('Dashboard');
  const tab = tabBar.tabs.nth(1);
  await tabBar.choose(tab, 'Refresh');
  await expect(tabBar.question).toContainText('Merchant list');
  await tabBar.question.getByRole('button', { name: 'Keep editing' }).click();
  await tab.click({ button: 'middle' });
  await tabBar.question.getByRole('button', { name: 'Discard' }).click();
  await expect(tabBar.tabs).toHaveText(['Dashboard']);
});

test('the menu is 105 px wide, or as its words need, and closes others, sides and all', async ({
  page,
  tabBar,
  merchantList,
}) => {
  for (const status of ['active', 'inactive']) await merchantList.open({ status });
  await merchantList.open({ page: '3' });
  await tabBar.at(`${list}?status=inactive`).click({ button: 'right' });
  await expect(tabBar.menu.getByRole('menuitem')).toHaveText([
    'Refresh',
    'Close',
    'Close others',
    'Close to the left',
    'Close to the right',
    'Close all',
  ]);
  expect((await tabBar.menu.boundingBox())!.width).toBeGreaterThanOrEqual(105);
  for (const item of await tabBar.menu.getByRole('menuitem').all()) {
    expect((await item.boundingBox())!.height, 'a single line').toBe(32);
  }
  await page.keyboard.press('Escape');
  await tabBar.choose(tabBar.at(`${list}?status=inactive`), 'Close to the right');
  await expect(page).toHaveURL(`${list}?status=inactive`);
  await tabBar.choose(tabBar.shown, 'Close to the left');
  await expect.poll(() => tabBar.addresses()).toEqual(['/dashboard', `${list}?status=inactive`]);
  await tabBar.choose(tabBar.at('/dashboard'), 'Close others');
  await expect(page).toHaveURL('/dashboard');
  await expect(tabBar.tabs).toHaveText(['Dashboard']);
  await merchantList.open({ page: '2' });
  await tabBar.choose(tabBar.shown, 'Close all');
  await expect(page).toHaveURL('/dashboard');
  await expect(tabBar.tabs).toHaveText(['Dashboard']);
});

test('closing shows the page visited last', async ({ page, tabBar, merchantList }) => {
  await merchantList.open({ page: '2' });
  await merchantList.open({ page: '3' });
  await merchantList.open({ page: '4' });
  await tabBar.at(`${list}?page=2`).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await tabBar.at(`${list}?page=2`).click({ button: 'middle' });
  await expect(page).toHaveURL(`${list}?page=4`);
  await page.getByRole('button', { name: 'Close Merchant list' }).last().click();
  await expect(page).toHaveURL(`${list}?page=3`);
});

test('the tab bar works by keyboard', async ({ page, tabBar, merchantList }) => {
  await merchantList.open({ page: '2' });
  await merchantList.open({ page: '3' });
  await tabBar.shown.focus();
  await page.keyboard.press('Home');
  await expect(tabBar.at('/dashboard')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?page=2`);
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'position 3 of 3' })).toBeAttached();
  await expect(tabBar.at(`${list}?page=2`)).toBeFocused();
  expect(await tabBar.addresses()).toEqual(['/dashboard', `${list}?page=3`, `${list}?page=2`]);
  await page.keyboard.press('Shift+F10');
  await expect(tabBar.menu.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tabBar.at(`${list}?page=2`)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tabBar.tabs).toHaveCount(2);
  await expect(tabBar.at(`${list}?page=3`)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(tabBar.tabs).toHaveCount(2);
});

test('tabs are dragged with the mouse, the first time too, and never before the pinned one', async ({
  page,
  tabBar,
  merchantList,
}) => {
  await merchantList.open({ page: '2' });
  await merchantList.open({ page: '3' });
  await tabBar.drag(tabBar.at(`${list}?page=3`), tabBar.at(`${list}?page=2`));
  await expect.poll(() => tabBar.addresses()).toEqual(['/dashboard', `${list}?page=3`, `${list}?page=2`]);
  await expect(page).toHaveURL(`${list}?page=3`);
  await tabBar.drag(tabBar.at(`${list}?page=2`), tabBar.at('/dashboard'));
  await expect.poll(() => tabBar.addresses()).toEqual(['/dashboard', `${list}?page=2`, `${list}?page=3`]);
});

test('more tabs than fit scroll sideways, the one that is shown in sight', async ({
  page,
  tabBar,
  merchantList,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const number of [2, 3, 4, 5]) await merchantList.open({ page: `${number}` });
  await expect(tabBar.tabs).toHaveCount(5);
  // Completely, except for fractions of a pixel.
  await expect(tabBar.shown).toBeInViewport({ ratio: 0.99 });
  // The pinned tab stays in sight.
  await expect(tabBar.at('/dashboard')).toBeInViewport({ ratio: 0.99 });
  // Tabs fade out at the end of the bar while more are hidden there.
  const row = page.locator('[data-tour=tabs] > div').first();
  await expect(row).toHaveCSS('--after', '0px');
  await tabBar.shown.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(row).toHaveCSS('--after', '40px');
  // A menu at the end names all of them.
  await page.getByRole('button', { name: 'All tabs: 5' }).click();
  await page.getByRole('menuitemradio', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the browser asks before a reload with unsaved input', async ({ page, merchantList }) => {
  await merchantList.open();
  await merchantList.add();
  await merchantList.form.name.pressSequentially('Unsaved');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
});
