import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

const formula = '=SUM(A1:A9) is a title, not a formula';

/** The visible table as its workbook should contain it: numbers as numbers. */
async function tableIn(main: Locator): Promise<(string | number)[][]> {
  const shown = main.getByRole('table').locator('tbody tr');
  await expect(shown).toHaveCount(24);
  const rows = await shown.evaluateAll((all) =>
    all.map((row) => [...row.children].slice(-5).map((cell) => cell.textContent)),
  );
  return rows.map(([id = '', title = '', author = '', readings = '', published = '']) => [
    Number(id),
    title,
    author,
    Number(readings.replace(',', '')),
    published,
  ]);
}

async function downloadBy(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return download;
}

/** A text file contains no numeric cells, and formulas are escaped by an apostrophe. */
const textOf = (cell: string | number) => (String(cell).startsWith('=') ? `'${cell}` : String(cell));

const headers = ['ID', 'Title', 'Author', 'Views', 'Published'];

for (const format of ['xlsx', 'csv', 'txt'] as const) {
  test(`the ${format} file of a demonstration is the table, and runs nothing`, async ({ page, shell }) => {
    await page.goto('/excel/export-excel');
    await shell.main.getByRole('radio', { name: format }).check();
    const { rows, formulas } = await readExport(await downloadBy(page, 'Export'));
    const table = await tableIn(shell.main);
    expect(table.map(([, title]) => title)).toContain(formula);
    const expected = format === 'xlsx' ? table : table.map((row) => row.map(textOf));
    expect(rows).toEqual([headers, ...expected]);
    expect(formulas).toEqual([]);
  });
}

test('only the rows that are selected are in the file', async ({ page, shell }) => {
  await page.goto('/excel/export-selected-excel');
  await shell.main.getByRole('checkbox', { name: `Select “${formula}”`, exact: true }).check();
  await shell.main.getByRole('checkbox', { name: 'Select “商户入驻常见问题”', exact: true }).check();
  const table = await tableIn(shell.main);
  const { rows } = await readExport(await downloadBy(page, 'Export selected items'));
  expect(rows).toEqual([headers, table[2], table[6]]);
});

test('a merged header is merged in the file', async ({ page, shell }) => {
  await page.goto('/excel/export-merge-header');
  const table = await tableIn(shell.main);
  const { rows, bytes } = await readExport(await downloadBy(page, 'Export'));
  expect(rows).toEqual([
    ['ID', 'Main information', '', '', 'Published'],
    ['', 'Title', 'Author', 'Views', ''],
    ...table,
  ]);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
  expect([...sheet.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, cells]) => cells)).toEqual([
    'A1:A2',
    'B1:D1',
    'E1:E2',
  ]);
});

test('the archive holds the table as text, under the name that was typed', async ({ page, shell }) => {
  await page.goto('/zip/download');
  await shell.main.getByRole('textbox', { name: 'File name' }).fill('../archive');
  const table = await tableIn(shell.main);
  const download = await downloadBy(page, 'Export ZIP');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(['.._archive.txt']);
  const lines = strFromU8(files['.._archive.txt']!).replace('\ufeff', '').trimEnd().split('\r\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  expect(cells).toEqual([headers, ...table].map((row) => row.map(textOf)));
});

test('an exported workbook can be uploaded again, and what is no spreadsheet cannot', async ({
  page,
  shell,
}) => {
  await page.goto('/excel/export-excel');
  const download = await downloadBy(page, 'Export');
  const buffer = await readFile(await download.path());
  await page.goto('/excel/upload-excel');
  const input = shell.main.locator('input[type=file]');
  await input.setInputFiles({ name: 'BACK.XLSX', mimeType: 'application/octet-stream', buffer });
  await expect(shell.main.getByText('BACK.XLSX: 24 rows')).toBeVisible();
  await expect(shell.main.getByRole('cell', { name: formula, exact: true })).toBeVisible();
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(shell.main.getByRole('alert')).toHaveText(
    'Only supports upload .xlsx, .xls, .csv suffix files',
  );
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.alloc(2 ** 20, 'x') });
  await expect(shell.main.getByRole('alert')).toHaveText(
    'Please do not upload files larger than 1m in size.',
  );
});
