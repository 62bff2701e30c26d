import type { Locator, Page } from 'playwright/test';
import { findBarriers } from '../fixtures/find-barriers';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

const offers = (within: Page | Locator) => within.getByRole('button', { name: 'Restore this version' });

test('a change is reverted on a merchant’s page by keyboard, with a reason', async ({ page, api, shell }) => {
  const { id, merchantName } = await api.createMerchant({ merchantName: uniqueName('Wrong') });
  await api.updateMerchant({ id, status: 'active', freeDifference: 3, merchantExpansionA: 'north' });
  await api.updateMerchant({ id, status: 'inactive', freeDifference: 30, merchantExpansionB: 'slip' });
  await page.goto(`/merchant/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(offers(history)).toHaveCount(2);
  await history.getByRole('button', { name: 'Show full history' }).click();
  // The newest version is the current one.
  await expect(offers(entries.first())).toHaveCount(0);
  await expect(offers(history)).toHaveCount(2);

  await offers(entries.nth(1)).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Restore ${merchantName}?` });
  await expect(dialog.getByRole('row')).toHaveText([
    'FieldCurrent valueRestored value',
    'Fee difference303',
    'Expansion Bslip–',
    'StatusInactiveActive',
  ]);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('A slip of the pen');
  await page.keyboard.press('Enter');
  await expect(shell.notices).toContainText('Merchant updated');
  await expect(dialog).toBeHidden();
  await expect(entries.first()).toContainText('Reason: A slip of the pen');
  await expect(entries.nth(2)).toBeFocused();
  await expect(offers(entries.nth(2))).toHaveCount(0);
  expect(await api.merchantDetail(id)).toMatchObject({
    status: 'active',
    freeDifference: 3,
    merchantExpansionA: 'north',
    merchantExpansionB: '',
  });

  await page.goto(`/user/audit-log?target=${encodeURIComponent(merchantName)}`);
  const log = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row');
  await expect(log.first()).toContainText('Reason: A slip of the pen');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const exporting = new ExportDialog(page);
  await exporting.choose('all', 'csv');
  const { rows: exported } = await readExport(await exporting.start());
  expect(exported.filter((row) => row.includes('A slip of the pen'))).toHaveLength(1);
});

test.describe('a row changed by another user during the restore', () => {
  test.use({ expectedComplaints: /status of 409|meantime|changed/i });

  test('is not reverted over their change: the dialog shows the new differences', async ({
    page,
    api,
    shell,
    merchantList: list,
  }) => {
    const { id, merchantName } = await api.createMerchant({ merchantName: uniqueName('Twice') });
    await api.updateMerchant({ id, status: 'active', freeDifference: 7 });
    await list.open({ merchantName });
    await list.openRowMenu(merchantName);
    await page.getByRole('menuitem', { name: 'History' }).click();
    await offers(page).click();
    const dialog = page.getByRole('dialog', { name: `Restore ${merchantName}?` });
    await expect(dialog.getByRole('row', { name: 'Fee difference 7 0' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await api.updateMerchant({ id, status: 'active', freeDifference: 8 });
    await dialog.getByRole('button', { name: 'Restore version' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Another user changed this merchant');
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog.getByRole('row', { name: 'Fee difference 8 0' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore version' }).click();
    await expect(shell.notices).toContainText('Merchant updated');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(list.row(merchantName)).toBeVisible();
    expect((await api.merchantDetail(id)).freeDifference).toBe(0);
  });
});

test('is hidden without the right to edit, and refused by the server', async ({ page, api, callerOf }) => {
  const { id } = await api.createMerchant({ merchantName: uniqueName('Looked at') });
  await api.updateMerchant({ id, status: 'active', freeDifference: 7 });
  await page.route('**/routes', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('["view","edit"]', '["view"]');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`/merchant/${id}`);
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2);
  await expect(offers(page)).toHaveCount(0);
  const visitor = await callerOf('visitor');
  await expect(
    visitor.updateMerchant({ id, status: 'active', freeDifference: 0, reason: 'Never' }),
  ).rejects.toThrow('403');
});
