import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

const HEADER = ['id', 'merchantName', 'merchantNo', 'freeDifference', 'createdAt', 'createdAt (ISO 8601)'];

for (const format of ['xlsx', 'csv', 'txt'] as const) {
  test(`all matching rows are exported as ${format}, as the table shows them`, async ({
    page,
    api,
    merchantList: list,
  }) => {
    const group = uniqueName('E');
    const made = [
      await api.createMerchant({ merchantName: `=1+1;"${group}",x`, freeDifference: -5 }),
      await api.createMerchant({ merchantName: `${group} 渠道 ñ あ`, freeDifference: 127 }),
      await api.createMerchant({ merchantName: `@${group}` }),
    ];
    await list.open({ merchantName: group, limit: '10', sort: '-id' });
    await expect(list.rows).toHaveCount(3);
    const shown = await tableOf(list);

    await list.exportButton.click();
    const dialog = new ExportDialog(page);
    await expect(dialog.dialog.getByRole('radio', { name: 'All 3 results' })).toBeChecked();
    await expect(dialog.fileName).toHaveValue('user-list');
    await dialog.choose('all', format);
    const download = await dialog.start();
    expect(download.suggestedFilename()).toBe(`user-list.${format}`);
    const { rows, formulas, bytes } = await readExport(download);
    expect(rows[0]).toEqual(HEADER);
    // In a text file, cells that a spreadsheet would run start with an apostrophe.
    const runs = (cell: string) => format !== 'xlsx' && /^[=@]/.test(cell);
    const safe = shown.map((cells) => cells.map((cell) => (runs(cell) ? `'${cell}` : cell)));
    expect(rows.slice(1).map((cells) => cells.slice(0, -1).map(String))).toEqual(safe);
    expect(rows.slice(1).map((cells) => Date.parse(String(cells.at(-1))))).toEqual(
      made.map(({ createdAt }) => Date.parse(createdAt)).reverse(),
    );
    expect(formulas).toEqual([]);
    if (format === 'xlsx') expect(rows[1]!.map((cell) => typeof cell)).toEqual(TYPES);
    else expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await expect(dialog.dialog).toBeHidden();
  });
}

const TYPES = ['number', 'string', 'string', 'number', 'string', 'string'];

test('an export can be limited to the current page, and its name chosen', async ({
  page,
  merchantList: list,
}) => {
  await list.open({ limit: '10', page: '2' });
  const ids = await list.ids();
  await list.exportButton.click();
  const dialog = new ExportDialog(page);
  await dialog.choose('page', 'csv');
  await dialog.fileName.fill('second page');
  const download = await dialog.start();
  expect(download.suggestedFilename()).toBe('second page.csv');
  const { rows } = await readExport(download);
  expect(rows.slice(1).map(([id]) => Number(id))).toEqual(ids);
});

async function tableOf(list: { column(header: string): Promise<string[]> }): Promise<string[][]> {
  const headers = ['ID', 'Merchant name', 'Merchant number', 'Fee difference', 'Created (UTC)'];
  const columns: string[][] = [];
  for (const header of headers) columns.push(await list.column(header));
  return columns[0]!.map((_id, row) => columns.map((column) => column[row]!.trim()));
}
