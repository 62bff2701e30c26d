import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { readExport } from '../fixtures/read-export';
import { ownDocument, test } from '../fixtures/same-document';
import { expect } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

test('a channel is created, edited and deactivated, and kept after a reload', async ({
  page,
  api,
  shell,
  channelList: list,
}) => {
  const merchant = await api.createMerchant({ merchantName: uniqueName('Channels') });
  const { merchantName, merchantNo } = merchant;
  await list.open();
  await list.add();
  await expect(list.form.merchant).toBeFocused();
  await list.form.chooseMerchant(merchantName);
  await list.form.dialog
    .getByRole('button', { name: `Use the merchant’s own number: ${merchantNo}` })
    .click();
  await expect(list.form.number).toHaveValue(merchantNo);
  await list.form.channel.selectOption('alipay');
  await list.form.weight.fill('40');
  await list.form.expansion.fill('{"shop": 7}');
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Channel created');
  await expect(list.rows.first()).toContainText(merchantName);
  await expect(list.cell(merchantName, 'Traffic share')).toHaveText('100%');

  await list.edit(merchantName);
  await expect(list.form.fixed('Merchant')).toHaveValue(merchantName);
  await expect(list.form.fixed('Channel')).toHaveValue('Alipay');
  await expect(list.form.expansion).toHaveValue('{"shop": 7}');
  await list.form.weight.fill('55');
  await list.form.confirm.click();
  await expect(shell.notices).toContainText('Channel updated');
  await expect(list.cell(merchantName, 'Weight')).toHaveText('55');

  await list.row(merchantName).getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.question).toContainText('This is the merchant’s only active channel');
  await list.question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.cell(merchantName, 'Status')).toHaveText('Inactive');
  await page.goto(`/channel/list?merchantNo=${merchantNo}`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.cell(merchantName, 'Status')).toHaveText('Inactive');
  await expect(list.cell(merchantName, 'Weight')).toHaveText('55');
});

test('the form shows validation errors in Chinese', ownDocument, async ({ page, shell, channelList }) => {
  await channelList.open();
  await shell.switchLanguage('中文');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog', { name: '新增渠道' });
  await dialog.getByRole('spinbutton').fill('');
  await dialog.getByRole('combobox', { name: '状态' }).selectOption('');
  await dialog.getByRole('textbox', { name: '扩展信息' }).fill('{');
  await dialog.getByRole('button', { name: '新增渠道' }).click();
  for (const words of [
    '商户编号必填',
    '商户号必填',
    '渠道编码必填',
    '渠道权重必填',
    '状态必填',
    '请输入有效的 JSON 格式',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
});

test('traffic shares sum to 100, and a typed weight shows all new shares', async ({
  api,
  channelList: list,
}) => {
  const { prefix } = await merchantWithChannels(api, { alipay: 1, wechat: 1, visa: 1 });
  await list.open({ merchantNo: prefix });
  await expect(list.rows).toHaveCount(3);
  const shares = await list.rows.locator('td[data-header="Traffic share"]').allInnerTexts();
  expect(shares.map((share) => Number.parseInt(share, 10)).reduce((sum, share) => sum + share)).toBe(100);

  await list.edit(`${prefix}-visa`);
  await list.form.weight.fill('2');
  await expect(list.form.dialog.getByRole('status').filter({ hasText: 'Traffic share' })).toHaveText(
    'Traffic share changes from 33% to 50%.',
  );
  await expect(list.form.dialog.getByText('34% → 25%')).toBeVisible();
  await list.form.confirm.click();
  await expect(list.cell(`${prefix}-visa`, 'Traffic share')).toHaveText('50%');
  await expect(list.cell(`${prefix}-alipay`, 'Traffic share')).toHaveText('25%');

  await list.groupByMerchant();
  await expect(list.table.getByRole('columnheader', { name: /^Shares / })).toHaveCount(1);
});

test('deleting a channel asks first, shows where the traffic goes, and leaves an empty last page', async ({
  page,
  api,
  shell,
  channelList: list,
}) => {
  const names = ['alipay', 'wechat', 'unionpay', 'visa', 'mastercard'];
  const weights = Object.fromEntries(names.map((name) => [name, 20]));
  const { merchant, prefix } = await merchantWithChannels(api, weights);
  // Eleven rows with one prefix: two pages of ten.
  for (const each of [...names, 'alipay'].entries()) {
    const other = await api.createMerchant({ merchantName: uniqueName('Beside') });
    await api.createChannel({
      merchantId: other.id,
      merchantNo: `${prefix}-z${each[0]}`,
      merchantChannel: each[1],
    });
  }
  await list.open({ merchantNo: prefix, limit: '10', sort: '-id', page: '2' });
  await expect(list.rows).toHaveCount(1);
  await list.askToDelete(`${prefix}-alipay`);
  await expect(list.question).toContainText('Delete this channel?');
  await expect(list.question).toContainText('20% → 25%');
  await expect(list.question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await list.question.getByRole('button', { name: 'Delete' }).click();
  await expect(shell.notices).toContainText('Channel deleted');
  await expect(list.rows).toHaveCount(10);
  await expect(page).not.toHaveURL(/page=/);
  const { items } = await api.listChannels({ merchantId: merchant.id });
  expect(items.map(({ merchantChannel }) => merchantChannel)).not.toContain('alipay');
});

test('all matching rows are exported without a key', async ({ page, api, channelList: list }) => {
  const { prefix } = await merchantWithChannels(api, { alipay: 0, wechat: 100 });
  await list.open({ merchantNo: prefix });
  await expect(list.rows).toHaveCount(2);
  await list.exportButton.click();
  const dialog = new ExportDialog(page);
  await dialog.choose('all', 'csv');
  const download = await dialog.start();
  expect(download.suggestedFilename()).toBe('channel-list.csv');
  const { rows } = await readExport(download);
  expect(rows[0]).toEqual([
    'id',
    'merchantName',
    'merchantNo',
    'merchantChannel',
    'merchantBalance',
    'merchantWeight',
    'status',
    'createdAt',
    'createdAt (ISO 8601)',
  ]);
  expect(rows.slice(1).map((row) => row.slice(2, 7).map(String))).toEqual([
    [`${prefix}-alipay`, 'alipay', expect.any(String), '0', 'active'],
    [`${prefix}-wechat`, 'wechat', expect.any(String), '100', 'active'],
  ]);
});

test.describe('a visitor', () => {
  test.use({ signedInAs: 'visitor', expectedComplaints: /status of 403/ });

  test('is refused by the server, regardless of the page', async ({ callerOf }) => {
    const visitor = await callerOf('visitor');
    await expect(visitor.listChannels({})).rejects.toThrow('403');
  });
});
