import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

test('the audit log lists actions, finds them by target and exports them', async ({ page, api }) => {
  const { id, merchantName } = await api.createMerchant({ merchantName: uniqueName('Audited') });
  await api.updateMerchant({ id, status: 'inactive' });
  await page.goto('/user/audit-log');
  const filters = page.getByRole('search', { name: 'Filters' });
  const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();

  await filters.getByRole('button', { name: 'More filters' }).click();
  await filters.getByRole('textbox', { name: 'Object' }).fill(merchantName);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`admin deactivated merchant ${merchantName}`);
  await expect(rows.first()).toContainText('Status: Active → Inactive');
  await expect(rows.first().getByRole('link', { name: merchantName })).toHaveAttribute(
    'href',
    `/merchant/${id}`,
  );
  await filters.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Created', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('admin');

  await rows.first().getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(details.getByRole('row', { name: /^Merchant name/ })).toContainText(merchantName);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = new ExportDialog(page);
  await dialog.choose('all', 'csv');
  const { rows: exported } = await readExport(await dialog.start());
  expect(exported).toHaveLength(2);
  expect(exported[1]).toEqual(expect.arrayContaining(['admin', 'create', 'merchant', merchantName]));
});

test('the audit log separates changes and sign-ins by its address', async ({ page, api }) => {
  await api.createMerchant({ merchantName: uniqueName('Apart') });
  await page.goto('/user/audit-log');
  const rows = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'signed in' }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Changes' }).check();
  await expect(page).toHaveURL(/group=changes/);
  await expect(rows.first()).toContainText('created merchant');
  await expect(rows.filter({ hasText: 'signed in' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/group=sign-ins/);
  await expect(rows.first()).toContainText(/signed in|signed out|refused/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Changes' })).toBeChecked();
});
