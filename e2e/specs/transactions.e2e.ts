import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

test('a transaction is found from the menu by its order number and opens beside the list', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  await shell.menu.getByRole('list', { name: 'Payments' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/transaction/list');
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  const order = await rows.nth(3).getByRole('cell').first().innerText();
  await page
    .getByRole('textbox', { name: 'Order number or payer' })
    .fill(` ${order.slice(0, 8)} ${order.slice(8)} `);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(order);

  await rows.getByRole('cell').first().click();
  const panel = page.getByRole('complementary', { name: order });
  await expect(panel.getByRole('button', { name: 'Copy order number' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('Created');
  await page.reload();
  await expect(panel).toBeVisible();

  await panel.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/merchant\/\d+$/);
  await page
    .getByRole('region', { name: 'Latest transactions' })
    .getByRole('link', { name: 'Show in transaction list' })
    .click();
  await expect(page).toHaveURL(/\/transaction\/list\?merchantId=\d+$/);
});

test('a channel leads to its transactions, and a transaction to its channel', async ({ page }) => {
  await page.goto('/channel/list?merchantChannel=alipay');
  const channels = page.getByRole('table', { name: 'Channels' }).locator('tbody tr');
  await channels.first().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Transactions' }).click();
  await expect(page).toHaveURL(/\/transaction\/list\?channelId=\d+$/);

  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Alipay');
  const order = await rows.first().getByRole('cell').first().innerText();
  // The rows move when a payment arrives meanwhile.
  await rows.getByRole('cell', { name: order, exact: true }).click();
  const link = page.getByRole('complementary', { name: order }).getByRole('link', { name: 'Alipay' });
  await expect(link).toHaveAttribute('href', /^\/channel\/list\?.*open=\d+$/);
  const { searchParams } = new URL((await link.getAttribute('href'))!, page.url());
  await link.click();
  const channel = page.getByRole('complementary', { name: searchParams.get('merchantChannel')! });
  await expect(channel).toBeVisible();
});

test('the filtered transactions are exported', async ({ page }) => {
  await page.goto('/transaction/list?status=failed');
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  await expect(rows.first()).toContainText('Failed');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = new ExportDialog(page);
  await dialog.choose('all', 'csv');
  const exported = await readExport(await dialog.start());
  const header = exported.rows[0]!.map(String);
  expect(header.slice(0, 2)).toEqual(['order_no', 'timestamp']);
  const statuses = exported.rows.slice(1).map((cells) => cells[header.indexOf('status')]);
  expect(new Set(statuses)).toEqual(new Set(['failed']));
});

test('the palette opens a transaction by its order number', async ({ page, shell }) => {
  await page.goto('/transaction/list');
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  const order = await rows.first().getByRole('cell').first().innerText();
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill(order);
  const found = page.getByRole('group', { name: 'Records' }).getByRole('option');
  await expect(found.first()).toContainText(order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: order })).toBeVisible();
});
