import { ownDocument, test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('a merchant is created, edited and deactivated, and kept after a reload', async ({
  page,
  shell,
  merchantList: list,
}) => {
  const name = uniqueName('Journey');
  await list.open({ page: '2' });
  await list.add();
  await expect(list.form.name).toBeFocused();
  await expect(list.form.feeDifference).toHaveValue('0');
  await expect(list.form.status).toHaveValue('active');
  await list.form.name.fill(`  ${name} `);
  await list.form.feeDifference.fill('-128');
  await list.form.openCustomFields();
  await list.form.expansion('A').fill('first line\nsecond line');
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Merchant created');
  await expect(list.form.dialog).toBeHidden();
  await expect(list.rows.first()).toContainText(name);
  await expect(list.rows.first()).toContainText('-128');

  await list.row(name).getByRole('button', { name }).click();
  await expect(list.form.name).toHaveValue(name);
  await expect(list.form.name).not.toBeEditable();
  await expect(list.form.expansion('A')).toHaveValue('first line\nsecond line');
  await list.form.feeDifference.fill('127');
  await list.form.expansion('D').fill('附加 ñ あ 😀');
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Merchant updated');
  await expect(list.row(name)).toContainText('127');

  await expect.poll(() => list.statusTint(name)).toBe('green');
  await list.row(name).getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.status(name)).toHaveText('Inactive');
  await expect.poll(() => list.statusTint(name)).toBe('grey');
  await expect(list.row(name).getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
  await shell.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(list.status(name)).toHaveText('Active');
  await expect(list.row(name).getByRole('button', { name: 'Activate', exact: true })).toHaveCount(0);
  await list.row(name).getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.status(name)).toHaveText('Inactive');

  await page.goto(`/merchant/list?merchantName=${encodeURIComponent(name)}`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.status(name)).toHaveText('Inactive');
  await expect(list.row(name)).toContainText('127');
  await list.edit(name);
  await expect(list.form.expansion('A')).toHaveValue('first line\nsecond line');
  await expect(list.form.expansion('D')).toHaveValue('附加 ñ あ 😀');
});

test('the form shows validation errors in Chinese', ownDocument, async ({ page, shell, merchantList }) => {
  await merchantList.open();
  await shell.switchLanguage('中文');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog', { name: '新增商户' });
  const name = dialog.getByRole('textbox', { name: '商户名称' });
  await name.fill('x');
  await name.fill('');
  await name.blur();
  await expect(dialog.getByText('商户名称必填')).toBeVisible();
  await name.fill('x'.repeat(33));
  await name.blur();
  await expect(dialog.getByText('长度不能超过32个字符')).toBeVisible();
  await dialog.getByRole('combobox', { name: '状态' }).selectOption('');
  await expect(dialog.getByText('状态必填')).toBeVisible();
  await dialog.getByRole('spinbutton').fill('128');
  await dialog.getByRole('button', { name: '新增商户' }).click();
  await expect(dialog.getByText('请输入 −128 到 127 之间的整数')).toBeVisible();

  const created = uniqueName('中文商户');
  await name.fill(created);
  await dialog.getByRole('combobox', { name: '状态' }).selectOption('停用');
  await dialog.getByRole('spinbutton').fill('');
  await dialog.getByRole('button', { name: '新增商户' }).click();
  await expect(shell.notices).toContainText('成功创建成功');
  const row = page.getByRole('row').filter({ hasText: created });
  await row.getByRole('button', { name: '启用' }).click();
  await expect(shell.notices).toContainText('操作成功');
  await row.getByRole('button', { name: created }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存更改' }).click();
  await expect(shell.notices).toContainText('成功更新成功');
});

test('a reopened form is empty and has no old errors', async ({ page, merchantList: list }) => {
  await list.open();
  await list.add();
  await list.form.feeDifference.fill('999');
  await list.form.confirm.click();
  await expect(list.form.dialog.getByText('Enter a whole number from −128 to 127')).toBeVisible();
  await expect(list.form.dialog.getByText('Enter the merchant name')).toBeVisible();
  await page.keyboard.press('Escape');
  await list.form.discardQuestion.getByRole('button', { name: 'Keep editing' }).click();
  await expect(list.form.feeDifference).toHaveValue('999');
  await list.form.cancel.click();
  await list.form.discardQuestion.getByRole('button', { name: 'Discard' }).click();
  await expect(list.form.dialog).toBeHidden();
  await list.add();
  await expect(list.form.name).toHaveValue('');
  await expect(list.form.feeDifference).toHaveValue('0');
  await expect(list.form.dialog.getByText('Enter the merchant name')).toBeHidden();
});

test('deleting a merchant only hides its row until a reload, and the dialog says so', async ({
  page,
  api,
  shell,
  merchantList: list,
}) => {
  const { merchantName } = await api.createMerchant({ merchantName: uniqueName('Kept') });
  await list.open({ sort: '-id' });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Requests of the list after its rows: the totals of its tabs, the state of bulk edits, and changes by others.
    const isLate = ['/merchant/totals', '/merchant/bulk/job', '/merchant/rows'].includes(pathname);
    if (pathname.startsWith('/merchant/') && !isLate) calls.push(pathname);
  });
  await list.openRowMenu(merchantName);
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  const hint = 'Hides the merchant from this list until you reload. Nothing is deleted.';
  await expect(remove.getByText(hint)).toBeVisible();
  await expect(remove).toHaveAccessibleDescription(hint);
  await remove.click();
  await expect(shell.notices).toContainText('Merchant hidden from this list');
  await expect(list.row(merchantName)).toHaveCount(0);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(list.row(merchantName)).toHaveCount(1);
});

test('a double click on a switch sends one call', async ({ page, api, merchantList: list }) => {
  const { merchantName } = await api.createMerchant({
    merchantName: uniqueName('Twice'),
    status: 'inactive',
  });
  await list.open({ merchantName });
  const switched: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') switched.push(request.postData());
  });
  // As slow as a hand, so that the first answer arrives before the second click.
  await list.row(merchantName).getByRole('button', { name: 'Activate' }).dblclick({ delay: 100 });
  await expect(list.status(merchantName)).toHaveText('Active');
  await expect(list.row(merchantName).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(switched).toHaveLength(1);
});

test('number and key are copied completely, with a toast', async ({
  page,
  context,
  api,
  shell,
  merchantList: list,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const merchant = await api.createMerchant({ merchantName: uniqueName('Copied') });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await list.open({ merchantName: merchant.merchantName });
  const row = list.row(merchant.merchantName);
  const key = row.getByRole('textbox', { name: 'Private key' });
  await expect(key).not.toBeEditable();
  await key.focus();
  await expect(key).toHaveValue(merchant.privateKey!);
  await expect(key).toHaveAttribute('rows', '2');
  await row.getByRole('button', { name: 'Copy merchant number' }).click();
  await expect(shell.notices).toContainText('Copied to the clipboard');
  expect(await clipboard()).toBe(merchant.merchantNo);
  await row.getByRole('button', { name: 'Copy Private key' }).click();
  await expect.poll(clipboard).toBe(merchant.privateKey);
});

test.describe('a row changed by another user', () => {
  test.use({ expectedComplaints: /status of 409|meantime|changed/i });

  test(
    'keeps its status and shows the current values',
    ownDocument,
    async ({ page, api, shell, merchantList: list }) => {
      const { id, merchantName } = await api.createMerchant({ merchantName: uniqueName('Raced') });
      // Without live updates, so that only its own click changes the row.
      await page.route('**/merchant/rows', () => {});
      await list.open({ merchantName });
      await api.updateMerchant({ id, status: 'active', freeDifference: 77 });
      await list.row(merchantName).getByRole('button', { name: 'Deactivate' }).click();
      await expect(shell.notices).toContainText('Changed by another user');
      await expect(list.row(merchantName)).toContainText('77');
      await expect(list.status(merchantName)).toHaveText('Active');
    },
  );
});

test.describe('a visitor', () => {
  test.use({ signedInAs: 'visitor', expectedComplaints: /status of 403/ });

  test('is refused by the server, regardless of the page', async ({ callerOf }) => {
    const visitor = await callerOf('visitor');
    await expect(visitor.listMerchants({})).rejects.toThrow('403');
    await expect(visitor.createMerchant({ merchantName: uniqueName('Never') })).rejects.toThrow('403');
  });
});

test.describe('a user without the right to edit', () => {
  test('has no control that changes anything', ownDocument, async ({ page, merchantList: list }) => {
    await page.route('**/routes', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('["view","edit"]', '["view"]');
      await route.fulfill({ response, body: text });
    });
    await list.open();
    await expect(list.rows).toHaveCount(20);
    await expect(list.exportButton).toBeVisible();
    await expect(list.addButton).toHaveCount(0);
    await expect(list.table.getByRole('button', { name: 'History' })).toHaveCount(20);
    await expect(list.table.getByRole('button', { name: /Edit|activate/i })).toHaveCount(0);
    await list.rows.first().getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Edit|activate|Delete/i })).toHaveCount(0);
  });
});
