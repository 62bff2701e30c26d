import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';
import { ExportDialog } from '../pages/export-dialog';
import { MerchantListPage } from '../pages/merchant-list-page';

const CHOSEN = [
  'Status',
  'ID',
  'Merchant name',
  'Merchant number',
  'Created (UTC)',
  'Fee difference',
  'Actions',
];

test('columns are hidden, moved, pinned and sized by keys and by their edge, the same in every browser and in the export', async ({
  page,
  context,
  browser,
  address,
  api,
  merchantList: list,
}) => {
  const { username } = await api.createUser({ username: uniqueUsername(), roleName: 'editor' });
  const { token } = await ApiCaller.signIn(username, USER_PASSWORD);
  const cookies = [{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' as const }];
  await context.addCookies(cookies);
  const headersOf = ({ table }: MerchantListPage) => table.getByRole('columnheader');
  const widthOf = async (of: MerchantListPage, name: string) =>
    Math.round((await headersOf(of).filter({ hasText: name }).boundingBox())!.width);
  const kept = (part: string) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/user/list-layout') && response.request().postData()!.includes(part),
    );
  await page.setViewportSize({ width: 1440, height: 800 });
  await list.open({ limit: '10' });

  await list.moreButton.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Columns…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await expect(dialog).toBeVisible();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Private key' }).press('Space');
  const created = dialog.getByRole('checkbox', { name: 'Created' });
  await created.press('Alt+ArrowUp');
  await expect(created).toBeFocused();
  await created.press('Alt+ArrowUp');
  await dialog.getByRole('button', { name: 'Pin Status' }).press('Enter');
  await dialog.getByRole('button', { name: 'Pin ID' }).press('Enter');
  await dialog.getByRole('spinbutton', { name: 'Width of Merchant number' }).fill('240');
  const last = kept('"width":120');
  await dialog.getByRole('spinbutton', { name: 'Width of Fee difference' }).fill('120');
  await last;
  await expect(headersOf(list)).toHaveText(CHOSEN);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(headersOf(list)).toHaveText(CHOSEN);
  await list.settle();
  const number = (await headersOf(list).filter({ hasText: 'Merchant number' }).boundingBox())!;
  const isKept = kept('merchantNo');
  // Column edges can be dragged once the list is idle.
  await expect(async () => {
    await page.mouse.move(number.x + number.width - 3, number.y + 20);
    await page.mouse.move(number.x + number.width - 2, number.y + 20);
    expect(
      await headersOf(list)
        .nth(3)
        .evaluate((header) => getComputedStyle(header).cursor),
    ).toBe('col-resize');
  }).toPass();
  await page.mouse.down();
  await page.mouse.move(number.x + number.width + 38, number.y + 20, { steps: 3 });
  await page.mouse.up();
  await isKept;
  const dragged = await widthOf(list, 'Merchant number');
  expect(Math.abs(dragged - number.width - 40)).toBeLessThanOrEqual(2);

  const isKeptAgain = kept('merchantNo');
  const finger = await context.newCDPSession(page);
  const edge = number.x + dragged - 12;
  for (const x of [edge, edge - 15, edge - 30])
    await finger.send('Input.dispatchTouchEvent', {
      type: x === edge ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: number.y + 20 }],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await isKeptAgain;
  const touched = await widthOf(list, 'Merchant number');
  expect(Math.abs(touched - dragged + 30)).toBeLessThanOrEqual(2);

  const elsewhere = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 800 } });
  await elsewhere.addCookies(cookies);
  const other = new MerchantListPage(await elsewhere.newPage());
  await other.open({ limit: '10' });
  await expect(headersOf(other)).toHaveText(CHOSEN);
  expect(await widthOf(other, 'Merchant number')).toBe(touched);
  await elsewhere.close();

  await page.setViewportSize({ width: 1000, height: 800 });
  // Waits until the column widths are updated.
  await list.settle();
  const id = headersOf(list).nth(1);
  const before = (await id.boundingBox())!.x;
  await list.table.locator('..').evaluate((box) => box.scrollTo({ left: 200 }));
  await expect.poll(async () => (await headersOf(list).nth(3).boundingBox())!.x).toBeLessThan(number.x);
  expect((await id.boundingBox())!.x).toBe(before);

  await list.exportButton.click();
  const exporting = new ExportDialog(page);
  await exporting.dialog.getByRole('radio', { name: 'Visible columns' }).check();
  await exporting.choose('page', 'csv');
  const { rows } = await readExport(await exporting.start());
  expect(rows[0]).toEqual([
    ...CHOSEN.slice(0, -1).map((header) => header.replace(' (UTC)', '')),
    'Created (ISO 8601)',
  ]);
  await ApiCaller.end(token);
});
