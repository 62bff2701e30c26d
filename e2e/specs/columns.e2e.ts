import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';
import { ExportDialog } from '../pages/export-dialog';
import { MerchantListPage } from '../pages/merchant-list-page';

const CHOSEN = ['Status', 'ID', 'Merchant name', 'Merchant number', 'Created', 'Fee difference', 'Actions'];

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
  const kept = () => page.waitForResponse('**/user/list-layout');
  await page.setViewportSize({ width: 1100, height: 700 });
  await list.open({ limit: '10' });

  await list.moreButton.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Columns…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByRole('checkbox', { name: 'Private key' }).press('Space');
  const created = dialog.getByRole('checkbox', { name: 'Created' });
  await created.press('Alt+ArrowUp');
  await expect(created).toBeFocused();
  await created.press('Alt+ArrowUp');
  await dialog.getByRole('button', { name: 'Pin Status' }).press('Enter');
  await dialog.getByRole('spinbutton', { name: 'Width of Merchant number' }).fill('320');
  const last = kept();
  await dialog.getByRole('spinbutton', { name: 'Width of Fee difference' }).fill('240');
  await last;
  await expect(headersOf(list)).toHaveText(CHOSEN);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(headersOf(list)).toHaveText(CHOSEN);
  await list.settle();
  const number = (await headersOf(list).filter({ hasText: 'Merchant number' }).boundingBox())!;
  expect(Math.round(number.width)).toBe(320);
  const isKept = kept();
  await page.mouse.move(number.x + number.width - 2, number.y + 20);
  // The list takes its edges once it is at rest.
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
  expect(await widthOf(list, 'Merchant number')).toBe(360);

  const status = headersOf(list).first();
  const before = (await status.boundingBox())!.x;
  await list.table.locator('..').evaluate((box) => box.scrollTo({ left: 200 }));
  await expect.poll(async () => (await headersOf(list).nth(3).boundingBox())!.x).toBeLessThan(number.x);
  expect((await status.boundingBox())!.x).toBe(before);

  const elsewhere = await browser.newContext({ baseURL: address, viewport: { width: 1100, height: 700 } });
  await elsewhere.addCookies(cookies);
  const other = new MerchantListPage(await elsewhere.newPage());
  await other.open({ limit: '10' });
  await expect(headersOf(other)).toHaveText(CHOSEN);
  expect(await widthOf(other, 'Merchant number')).toBe(360);
  await elsewhere.close();

  await list.exportButton.click();
  const exporting = new ExportDialog(page);
  await exporting.dialog.getByRole('radio', { name: 'As on screen' }).check();
  await exporting.choose('page', 'csv');
  const { rows } = await readExport(await exporting.start());
  expect(rows[0]).toEqual(CHOSEN.slice(0, -1));
  await ApiCaller.end(token);
});
