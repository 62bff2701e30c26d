import { workbookFile } from '../fixtures/import-files';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ImportDialog } from '../pages/import-dialog';

test.use({ signedInAs: 'admin' });

test('a workbook’s valid rows become channels, and the errors of the others are shown in Chinese', async ({
  page,
  context,
  address,
  api,
}) => {
  const { id, merchantName, merchantNo } = await api.createMerchant({ merchantName: uniqueName('Import') });
  await context.addCookies([{ name: 'language', value: 'zh', url: address }]);
  await page.goto(`/channel/list?merchantNo=${merchantNo}`);
  const dialog = new ImportDialog(
    page,
    page.getByRole('search').getByRole('button', { name: '更多操作' }),
    'zh',
  );
  await dialog.show();
  await dialog.choose({
    name: 'channels.xlsx',
    content: workbookFile([
      [
        'merchantId',
        'merchantChannel',
        'merchantNo',
        'merchantWeight',
        'status',
        'merchantUpPublicKey',
        'merchantExpansion',
      ],
      [merchantNo, 'alipay', `=${merchantNo}`, 40, '启用', null, '{"shop": 7}'],
      ['', '', '', null, '启用', null, null],
      ['nobody', 'nothing', 'N-2', 101, '?', 'no key', '{'],
      [id, 'WeChat Pay', `${merchantNo}-2`, '６０', '停用', null, null],
    ]),
  });
  await expect(dialog.row(2)).toContainText(merchantName);
  for (const sentence of ['商户号必填', '渠道编码必填', '商户编号必填', '渠道权重必填'])
    await expect(dialog.row(3)).toContainText(sentence);
  for (const sentence of ['没有启用的商户使用此编号或 ID', '未知渠道', '请输入 0 到 100 之间的整数', 'JSON'])
    await expect(dialog.row(4)).toContainText(sentence);
  await expect(dialog.dialog).toContainText('2 行无错误');
  await dialog.start.dblclick();
  await expect(dialog.dialog).toContainText('已创建 2 行');
  await expect(dialog.dialog).toContainText('2 行有错误，未提交');

  // The first number starts with a character that a search takes literally.
  const stored = [
    ...(await api.listChannels({ merchantNo: `=${merchantNo}` })).items,
    ...(await api.listChannels({ merchantNo: `${merchantNo}-2` })).items,
  ];
  expect(stored).toMatchObject([
    { merchantId: id, merchantChannel: 'alipay', merchantWeight: 40, status: 'active' },
    { merchantId: id, merchantChannel: 'wechat', merchantWeight: 60, status: 'inactive' },
  ]);

  const download = await dialog.saveResult('xlsx');
  expect(download.suggestedFilename()).toBe('channels-结果.xlsx');
  const { rows, formulas } = await readExport(download);
  expect(formulas).toEqual([]);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['行', '结果', '创建的编号'],
    [2, '已创建', stored[0]!.id],
    [3, '有错误，未提交', ''],
    [4, '有错误，未提交', ''],
    [5, '已创建', stored[1]!.id],
  ]);
  expect(rows[2]![3]).toContain('商户号必填');
  await dialog.close.click();
  await expect(page.getByRole('table').getByText(`${merchantNo}-2`).first()).toBeVisible();
});
