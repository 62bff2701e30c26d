import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'editor' });

test('merchants are selected by keys and Shift, changed together, and put back after a reload', async ({
  page,
  api,
  merchantList: list,
}) => {
  const prefix = uniqueName('Many');
  for (let n = 10; n < 35; n += 1) await api.createMerchant({ merchantName: `${prefix} ${n}` });
  await list.open({ merchantName: prefix });
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  const box = (n: number) => page.getByRole('checkbox', { name: `Select ${prefix} ${n}` });
  await expect(box(10)).toBeVisible();
  await list.row(`${prefix} 12`).getByRole('link').focus();
  await page.keyboard.press('x');
  await expect(box(12)).toBeChecked();
  await box(15).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await box(12).click();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(bar.getByRole('status')).toHaveText('20 selected');
  await bar.getByRole('button', { name: 'Select all 25 results' }).click();
  await expect(bar.getByRole('status')).toHaveText('25 selected');
  // At its end the toolbar covers no row of the list.
  await list.table.evaluate((table) => {
    for (let box = table.parentElement; box; box = box.parentElement) box.scrollTop = box.scrollHeight;
  });
  expect(await findBarriers(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate 25 merchants?' });
  await expect(dialog.getByText('and 20 more')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate 25 merchants' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(bar.getByRole('status')).toHaveText('25 changed, 0 unchanged');
  await expect(list.status(`${prefix} 12`)).toHaveText('Inactive');

  const { items } = await api.listMerchants({ merchantName: `${prefix} 12` });
  await api.updateMerchant({ id: items[0]!.id, status: 'inactive', freeDifference: 5 });
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByRole('status')).toHaveText('24 restored, 1 unchanged');
  await expect(list.status(`${prefix} 13`)).toHaveText('Active');
  await bar.getByRole('button', { name: 'Details' }).click();
  const kept = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: '1 skipped: changed by another user' });
  await expect(kept).toContainText(`${prefix} 12`);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
});

test('the weights of channels follow a rule, and a merchant keeps its last active one', async ({
  page,
  api,
}) => {
  const { id, merchantName } = await api.createMerchant({ merchantName: uniqueName('Rule') });
  for (const [merchantNo, merchantWeight] of [
    ['A', 40],
    ['B', 80],
  ] as const)
    await api.createChannel({ merchantId: id, merchantNo, merchantWeight });
  await page.goto(`/channel/list?merchantName=${merchantName}`);
  const bar = page.getByRole('region', { name: 'Bulk actions' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Set weight' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Rule' }).selectOption('Multiply by');
  await dialog.getByRole('textbox', { name: 'Number' }).fill('1.5');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 weight limited to 0–100')).toBeVisible();
  await expect(dialog.getByText('40 → 60')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change 2 weights' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 changed, 0 unchanged');
  await bar.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deactivate 1 channel?' });
  await expect(question.getByText('1 skipped: only active channel')).toBeVisible();
  await question.getByRole('button', { name: 'Deactivate 1 channel' }).click();
  await expect(bar.getByRole('status')).toHaveText('1 changed, 1 unchanged');
});
