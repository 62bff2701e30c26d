import type { MerchantListRequest } from '@backoffice/contract';
import { findBarriers } from '../fixtures/find-barriers';
import { ownDocument, test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('rows are found by a part of the name in any case, by number and by status', async ({
  page,
  api,
  merchantList: list,
}) => {
  const group = uniqueName('Found');
  const first = await api.createMerchant({ merchantName: `${group} A_1` });
  const second = await api.createMerchant({ merchantName: `${group} B%1`, status: 'inactive' });
  await list.open();
  await list.nameFilter.fill(group.toUpperCase());
  await list.nameFilter.press('Enter');
  await expect(list.rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?merchantName=FOUND/);
  await list.chooseStatus('Inactive');
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText(second.merchantName);
  await list.chooseStatus('Status: all');
  await expect(list.rows).toHaveCount(2);
  await list.nameFilter.fill(`${group} A_`);
  await list.search.click();
  await expect(list.rows).toHaveCount(1);
  // `%` and `_` match literally.
  await list.nameFilter.fill(`${group} A%`);
  await list.search.click();
  await expect(list.table.locator('..').locator('..')).toContainText('No results');

  await page.getByRole('button', { name: 'Clear Merchant name' }).click();
  await expect(list.nameFilter).toBeFocused();
  await list.numberFilter.fill(first.merchantNo);
  await list.numberFilter.press('Enter');
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText(first.merchantName);
  // Numbers match by their beginning.
  await list.numberFilter.fill(first.merchantNo.slice(1));
  await list.numberFilter.press('Enter');
  await expect(list.rows).toHaveCount(0);
});

test('several values of a filter are set by keys, kept in the address and removed one by one', async ({
  page,
  merchantList: list,
}) => {
  await list.open();
  await list.moreFilters.click();
  await page.getByRole('combobox', { name: 'Channels' }).press('ArrowDown');
  const choice = page.getByRole('listbox', { name: 'Channels' });
  expect(await findBarriers(page, { within: '[role=listbox]' })).toEqual([]);
  await page.keyboard.press('o');
  await page.keyboard.press(' ');
  await expect(page).toHaveURL('/merchant/list?channelState=single');
  await choice.getByRole('option', { name: 'None active' }).locator('[data-box]').click();
  await expect(page).toHaveURL('/merchant/list?channelState=single&channelState=none');
  await expect(choice.getByRole('option', { selected: true })).toHaveText(['Only one active', 'None active']);
  await list.settle();
  await page.reload();
  await list.settle();
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chip).toHaveText('Channels: Only one active or None active');
  await chip.getByRole('button', { name: 'Remove filter Channels: Only one active' }).click();
  await expect(page).toHaveURL('/merchant/list?channelState=none');
  await expect(chip).toHaveText('Channels: None active');
});

test('the address holds the list: Back and a reload restore it', async ({ page, merchantList: list }) => {
  await list.open();
  await expect(page).toHaveURL('/merchant/list');
  await list.chooseStatus('Active');
  await expect(page).toHaveURL('/merchant/list?status=active');
  await list.settle();
  await list.pages.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/merchant/list?status=active&page=2');
  const onSecond = await list.ids();
  await list.chooseStatus('Inactive');
  await expect(page).toHaveURL('/merchant/list?status=inactive');
  await list.settle();
  await list.nameFilter.fill('a');
  await expect(page).toHaveURL('/merchant/list?status=inactive&merchantName=a');
  await list.settle();
  await page.goBack();
  await expect(page).toHaveURL('/merchant/list?status=active&page=2');
  await expect(list.nameFilter).toHaveValue('');
  await expect.poll(() => list.ids()).toEqual(onSecond);
  await page.reload();
  await expect(list.statusFilter).toHaveText('Active');
  await expect.poll(() => list.ids()).toEqual(onSecond);
});

test('empty filters are not sent', ownDocument, async ({ page, merchantList: list }) => {
  const request = page.waitForRequest(
    (request) => request.url().endsWith('/merchant/list') && request.method() === 'POST',
  );
  await list.open();
  expect((await request).postDataJSON()).toEqual({ page: 1, limit: 20, sort: '+id' });
});

test('header and select sort by id both ways, in step, from page 1', async ({ page, merchantList: list }) => {
  await list.open({ page: '3' });
  await expect(list.idHeader).toHaveAttribute('aria-sort', 'ascending');
  await list.idHeader.getByRole('button').click();
  await expect(page).toHaveURL('/merchant/list?sort=-id');
  await expect(list.idHeader).toHaveAttribute('aria-sort', 'descending');
  await expect(list.sort).toHaveValue('-id');
  const down = await list.ids();
  expect(down).toEqual([...down].sort((a, b) => b - a));
  await list.sort.selectOption('ID ascending');
  await expect(list.idHeader).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/merchant/list');
  const up = await list.ids();
  expect(up).toEqual([...up].sort((a, b) => a - b));
});

test('each header but the key’s sorts by keyboard, both ways, and the address keeps it', async ({
  page,
  merchantList: list,
}) => {
  await list.open({ status: 'active' });
  await expect(list.table.locator('th[aria-sort]')).toHaveCount(6);
  const byName = list.table.getByRole('columnheader', { name: 'Merchant name' });
  const names = () => list.rows.locator('td:nth-child(2)').allTextContents();
  // The sort order of names: case-insensitive, numbers by value, Latin letters before Chinese by pinyin.
  const collator = new Intl.Collator('zh-u-kn-true-kr-latn');
  await byName.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await list.settle();
  const up = await names();
  expect(up).toEqual([...up].sort(collator.compare));
  await expect(byName.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  await expect(list.sort).toHaveValue('-merchantName');
  await page.reload();
  await list.settle();
  await expect(byName).toHaveAttribute('aria-sort', 'descending');
  const down = await names();
  expect(down).toEqual([...down].sort((one, other) => collator.compare(other, one)));
});

test('reset clears filters, order, size and page', async ({ page, merchantList: list }) => {
  await list.open({ status: 'active', sort: '-id', limit: '50', page: '2' });
  await list.nameFilter.fill('typed, not searched');
  await list.reset.click();
  await expect(page).toHaveURL('/merchant/list');
  await expect(list.nameFilter).toHaveValue('');
  await expect(list.statusFilter).toHaveText('Status: all');
  await expect(list.rows).toHaveCount(20);
});

test('pages are turned by number, arrow and jump, at four sizes, and the list is shown from its top', async ({
  page,
  merchantList: list,
}) => {
  await list.open();
  const size = list.pages.getByRole('combobox', { name: 'Rows per page' });
  await expect(size.getByRole('option')).toHaveText(['10 / page', '20 / page', '30 / page', '50 / page']);
  await expect(size).toHaveValue('20');
  await size.selectOption('50 / page');
  await expect(page).toHaveURL('/merchant/list?limit=50');
  await expect(list.rows).toHaveCount(50);
  await size.selectOption('10 / page');
  await expect(list.rows).toHaveCount(10);
  await list.pages.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/merchant/list?limit=10&page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const jump = list.pages.getByRole('textbox', { name: 'Go to page' });
  await jump.fill('7');
  await jump.press('Enter');
  await expect(list.pages.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/merchant/list?limit=10&page=7');
  await list.pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/merchant/list?limit=10&page=6');
});

test('an empty list shows its filters, has no pages, and resets', async ({ shell, merchantList: list }) => {
  const missing = uniqueName('Nobody');
  await list.open({ merchantName: missing, status: 'inactive' });
  await expect(shell.main).toContainText('No results');
  await expect(shell.main).toContainText(`Merchant name: ${missing}`);
  await expect(shell.main).toContainText('Status: Inactive');
  await expect(list.pages).toHaveCount(0);
  await expect(list.exportButton).toBeDisabled();
  await shell.main.getByRole('button', { name: 'Reset filters' }).click();
  await expect(list.rows).toHaveCount(20);
});

test(
  'times are written as in zh-CN with 24 hours, in every language',
  ownDocument,
  async ({ api, shell, merchantList }) => {
    const { merchantName, createdAt } = await api.createMerchant({ merchantName: uniqueName('Timed') });
    const expected = new Date(createdAt).toLocaleString('zh-CN', { hour12: false, timeZone: 'UTC' });
    await merchantList.open({ merchantName });
    const [shown] = await merchantList.column('Created (UTC)');
    expect(shown).toMatch(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/);
    expect(shown!.split(' ')[1]).toBe(expected.split(' ')[1]);
    await shell.switchLanguage('Español');
    await expect(shell.main.getByText(shown!)).toBeVisible();
  },
);

test('a slow answer to earlier filters never replaces the latest rows', async ({
  page,
  api,
  merchantList: list,
}) => {
  const slow = await api.createMerchant({ merchantName: uniqueName('Slow') });
  const quick = await api.createMerchant({ merchantName: uniqueName('Quick') });
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let late = Promise.resolve();
  await page.route('**/merchant/list', async (route) => {
    const { merchantName } = (route.request().postDataJSON() ?? {}) as MerchantListRequest;
    if (merchantName !== slow.merchantName) return route.continue();
    const response = await route.fetch();
    late = released.then(() => route.fulfill({ response }).catch(() => {}));
  });
  await list.open();
  await list.nameFilter.fill(slow.merchantName);
  await list.nameFilter.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(list.rows).toHaveCount(20);
  await list.nameFilter.fill(quick.merchantName);
  await list.nameFilter.press('Enter');
  await expect(list.rows).toHaveText([new RegExp(quick.merchantName)]);
  release();
  await late;
  await list.settle();
  await expect(list.rows).toHaveText([new RegExp(quick.merchantName)]);
});

test.describe('a list that fails', () => {
  test.use({ expectedComplaints: /status of 500|broken in a test/ });

  test(
    'shows a toast for 5 s and a message with the request id, and retries',
    ownDocument,
    async ({ page, shell, merchantList: list }) => {
      await page.route('**/merchant/list', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 500,
              headers: { 'access-control-allow-origin': '*' },
              json: { status: 500, message: 'broken in a test', requestId: 'request-of-a-test' },
            })
          : route.continue(),
      );
      await page.goto('/merchant/list');
      const panel = shell.main.getByRole('alert');
      await expect(panel).toContainText('Could not load the merchants');
      await expect(panel).toContainText('request-of-a-test');
      await expect(panel).toContainText('broken in a test');
      await expect(shell.notices).toHaveCount(0);
      await expect(list.table).toHaveAttribute('aria-busy', 'false');
      await page.unroute('**/merchant/list');
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(list.rows).toHaveCount(20);
    },
  );
});
