import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('tabs lead to the lists whose totals they show, under the other filters', async ({
  page,
  merchantList: list,
}) => {
  await list.open({ channelState: 'single', sort: '-id' });
  const tabs = page.getByRole('navigation', { name: 'Status' });
  for (const [name, query] of [
    ['Active', 'status=active'],
    ['Inactive', 'status=inactive'],
    ['All', ''],
  ] as const) {
    const tab = tabs.getByRole('link', { name: new RegExp(`^${name} [\\d,]+$`) });
    const figure = (await tab.innerText()).replace(/\D+/, '');
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('channelState') === 'single' &&
        url.searchParams.toString().includes(query) &&
        url.searchParams.has('status') === (query !== ''),
    );
    await expect(list.pages).toContainText(`${figure} result`);
    await expect(tab).toHaveAttribute('href', new URL(page.url()).pathname + new URL(page.url()).search);
  }
});

test('the head of a list is one row, and the first row of data is at most 204 px from the top', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  for (const path of [
    '/merchant/list',
    '/channel/list',
    '/channel/types',
    '/user/list',
    '/permission/role',
    '/example/list',
    '/user/audit-log',
    '/transaction/list',
  ]) {
    await shell.goInside(path);
    await expect(page).toHaveURL(path);
    const table = shell.shownPage.getByRole('table');
    const row = table.locator('tbody').getByRole('row').first();
    await expect(row, path).toBeVisible();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect.poll(async () => (await row.boundingBox())?.y, path).toBeLessThanOrEqual(204);
  }
});

for (const width of [1440, 1280])
  test(`tabs, specified filters and buttons are in one row at ${width} px`, async ({
    page,
    merchantList: list,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await list.open();
    const tabs = page.getByRole('navigation', { name: 'Status' });
    await expect(tabs.getByRole('link')).toHaveCount(3);
    const middle = async (control: Locator) => {
      const { y, height } = (await control.boundingBox())!;
      return Math.round(y + height / 2);
    };
    const line = await middle(tabs);
    const controls = [
      list.nameFilter,
      list.numberFilter,
      list.statusFilter,
      list.sort,
      list.search,
      list.reset,
    ];
    for (const control of [...controls, list.moreFilters, list.addButton, list.exportButton, list.moreButton])
      expect(Math.abs((await middle(control)) - line)).toBeLessThanOrEqual(2);
  });

test.describe('while tabs and chips are on their way', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('the table does not shift, and a failure of the totals only hides the figures', async ({
    page,
    merchantList: list,
  }) => {
    let fail = () => {};
    const answered = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/merchant/totals', async (route) => {
      await answered;
      await route.fulfill({ status: 500, json: {} });
    });
    await list.open({ status: 'active' });
    const before = await list.table.boundingBox();
    const tab = page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('link', { name: 'Active', exact: true });
    await expect(tab).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter Status' })).toBeVisible();
    const failed = page.waitForResponse('**/merchant/totals');
    fail();
    await failed;
    await expect(tab).toBeVisible();
    expect(await list.table.boundingBox()).toEqual(before);
  });
});

test('a search starts when typing pauses, keeps the text as typed, and is cleared by its chip', async ({
  page,
  merchantList: list,
}) => {
  await list.open({ status: 'active' });
  await list.nameFilter.pressSequentially('bright ');
  await expect(page).toHaveURL('/merchant/list?status=active&merchantName=bright');
  await list.settle();
  await expect(list.nameFilter).toHaveValue('bright ');
  await list.nameFilter.pressSequentially('s');
  await expect(page).toHaveURL('/merchant/list?status=active&merchantName=bright+s');
  await expect(list.nameFilter).toBeFocused();

  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveText(['Merchant name: bright s', 'Status: Active']);
  await chips.getByRole('button', { name: 'Remove filter Merchant name' }).press('Enter');
  await expect(page).toHaveURL('/merchant/list?status=active');
  await expect(list.nameFilter).toHaveValue('');
  await expect(chips.getByRole('listitem')).toHaveText(['Status: Active']);
  await expect(chips.getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/merchant/list');
  await expect(chips).toHaveCount(0);
});

for (const [path, words, part] of [
  ['/merchant/list', 'Name or number', ({ merchantNo }: { merchantNo: string }) => merchantNo],
  ['/channel/list', 'Merchant or number', ({ prefix }: { prefix: string }) => `${prefix}-wechat`],
] as const) {
  test(`one field of ${path} looks in names and numbers at once`, async ({ page, api }) => {
    const { merchant, prefix } = await merchantWithChannels(api, { alipay: 30, wechat: 10 });
    await page.goto(path);
    const filters = page.getByRole('search', { name: 'Filters' });
    const field = filters.getByRole('textbox', { name: words });
    const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(20);
    await page.keyboard.press('/');
    await expect(filters.getByRole('textbox').first()).toBeFocused();
    await filters.getByRole('button', { name: 'More filters' }).click();
    await expect(field).toBeFocused();
    for (const text of [merchant.merchantName, part({ ...merchant, prefix })]) {
      await field.fill(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('text') === text);
      await expect(rows.filter({ hasText: merchant.merchantName }).first()).toBeVisible();
      await expect(rows.filter({ hasNotText: merchant.merchantName })).toHaveCount(0);
    }
    await expect(rows).toHaveCount(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const [language, list, chips] of [
    ['es', '/merchant/list?merchantName=Bright&status=inactive&channelState=several', 'Filtros activos'],
    ['ja', '/channel/list?status=active&keyAge=over-1-year', '現在の絞り込み'],
  ] as const) {
    test(`tabs and chips stay inside the window: ${list}`, async ({ page, context, address }) => {
      await context.addCookies([{ name: 'language', value: language, url: address }]);
      await page.goto(list);
      await expect(page.getByRole('list', { name: chips })).toBeVisible();
      await expect(page.getByRole('search').getByRole('navigation')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
