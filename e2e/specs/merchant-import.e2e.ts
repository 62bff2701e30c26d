import { ApiCaller } from '../fixtures/api-caller';
import { bombFile, workbookFile } from '../fixtures/import-files';
import { everywhere } from '../fixtures/everywhere';
import { speak } from '../fixtures/look-around';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { ImportDialog } from '../pages/import-dialog';

test.use({ signedInAs: 'admin' });

const CREATE = '**/merchant/create';

test('a workbook’s valid rows become merchants, and the others stay with their errors', async ({
  page,
  api,
  merchantList: list,
}) => {
  const group = uniqueName('I');
  await list.open({ merchantName: group });
  const dialog = new ImportDialog(page, list.moreButton);
  await dialog.show();
  await dialog.choose({
    name: 'Shops.XLSX',
    content: workbookFile([
      ['商户名称', 'Fee difference', 'Estado', 'Note'],
      [`=${group} one`, -5, 'Inactive', 'a'],
      ['', 1, 'active', 'b'],
      ['x'.repeat(33), 300, '?', 'c'],
      [null, null, null, null],
      [`${group} two`, '７', '启用', 'd'],
    ]),
  });
  await expect(dialog.column('Merchant name')).toHaveValue('0');
  await expect(dialog.column('Status')).toHaveValue('2');
  await expect(dialog.row(3)).toContainText('Enter the merchant name');
  await expect(dialog.row(4)).toContainText('Use at most 32 characters');
  await expect(dialog.row(4)).toContainText('Enter a whole number from −128 to 127');
  await expect(dialog.row(4)).toContainText('Enter Active or Inactive instead of “?”');
  await expect(dialog.dialog).toContainText('2 rows without errors');
  await expect(dialog.dialog).toContainText('2 rows with errors');
  await expect(dialog.dialog).toContainText('Rows with errors will be skipped.');
  await dialog.column('Expansion A').selectOption('Note');
  await expect(dialog.row(2)).toContainText('a');
  await dialog.start.dblclick();
  await expect(dialog.dialog).toContainText('2 created');
  await expect(dialog.dialog).toContainText('2 with errors, not sent');

  const { items } = await api.listMerchants({ merchantName: group });
  expect(items).toHaveLength(2);
  expect(items.find(({ merchantName }) => merchantName === `${group} two`)).toMatchObject({
    freeDifference: 7,
    status: 'active',
    merchantExpansionA: 'd',
  });
  const first = items.find(({ merchantName }) => merchantName === `=${group} one`)!;
  expect(first).toMatchObject({ freeDifference: -5, status: 'inactive', merchantExpansionA: 'a' });

  const download = await dialog.saveResult('xlsx');
  expect(download.suggestedFilename()).toBe('Shops-result.xlsx');
  const { rows, formulas } = await readExport(download);
  expect(formulas).toEqual([]);
  expect(rows[0]!.slice(0, 5)).toEqual(['Row', 'Result', 'Created number', 'Errors', '商户名称']);
  expect(rows[1]).toEqual([2, 'created', first.merchantNo, '', `=${group} one`, -5, 'Inactive', 'a']);
  expect(rows[2]!.slice(0, 4)).toEqual([3, 'errors, not sent', '', 'Merchant name: Enter the merchant name']);
  await dialog.close.click();
  await expect(list.rows).toHaveCount(2);
  await expect(list.moreButton).toBeFocused();
});

test('a file is read in the encoding, and by the sheet and header row, that are chosen', async ({
  page,
  api,
  merchantList: list,
}) => {
  const group = uniqueName('S');
  await list.open({ merchantName: group });
  const dialog = new ImportDialog(page, list.moreButton);
  await dialog.show();
  // CSV as Excel writes it in Spain.
  const text = `Nombre comercial;Diferencia de comisión\r\n${group} Almacén;5\r\n`;
  await dialog.choose({ name: 'tiendas.csv', content: Buffer.from(text, 'latin1') });
  await expect(dialog.row(2)).toContainText(`${group} Almacén`);
  await dialog.column('Encoding').focus();
  await dialog.column('Encoding').selectOption('GB18030');
  await expect(dialog.row(2)).not.toContainText('Almacén');
  await expect(dialog.column('Encoding')).toBeFocused();
  await dialog.column('Encoding').selectOption('WINDOWS-1252');
  await expect(dialog.row(2)).toContainText(`${group} Almacén`);

  await dialog.dialog.getByRole('button', { name: 'Choose another file' }).click();
  const shops = [
    ['Shops of 2026'],
    ['Merchant name', 'Fee difference'],
    [`${group} one`, 5],
    [`${group} two`, '1,000'],
  ];
  const content = workbookFile([['Merchant name'], ['Wrong']], 'xlsx', { Shops: shops });
  await dialog.choose({ name: 'shops.xlsx', content });
  await expect(dialog.row(2)).toContainText('Wrong');
  await dialog.column('Sheet').selectOption('Shops');
  await expect(dialog.column('Header row')).toHaveValue('2');
  await expect(dialog.row(4)).toContainText('Choose how the file writes dates and numbers');
  await dialog.column('Decimal separator').selectOption(',');
  await expect(dialog.dialog).toContainText('2 rows without errors');
  await dialog.start.click();
  await expect(dialog.dialog).toContainText('2 created');
  const { items } = await api.listMerchants({ merchantName: group });
  expect(new Map(items.map(({ merchantName, freeDifference }) => [merchantName, freeDifference]))).toEqual(
    new Map([
      [`${group} one`, 5],
      [`${group} two`, 1],
    ]),
  );
});

test.describe('a row', () => {
  test.use({ expectedComplaints: /Failed to load resource|ApiError/ });

  test('shows the server’s error if it is refused, and is sent again if it had no answer', async ({
    page,
    api,
    merchantList: list,
  }) => {
    const group = uniqueName('R');
    const keys: Record<string, string[]> = {};
    await page.route(CREATE, async (route) => {
      const { merchantName } = route.request().postDataJSON() as { merchantName: string };
      const seen = (keys[merchantName] ??= []);
      seen.push(route.request().headers()['idempotency-key']!);
      if (merchantName.endsWith('refused')) {
        const json = { status: 409, message: 'The name is taken.', requestId: 'r' };
        return route.fulfill({ status: 409, json, headers: { 'access-control-allow-origin': '*' } });
      }
      if (seen.length > 1) return route.continue();
      if (merchantName.endsWith('busy')) {
        const json = { status: 429, message: 'Busy.', requestId: 'r' };
        const headers = { 'access-control-allow-origin': '*', 'retry-after': '1' };
        return route.fulfill({ status: 429, json, headers });
      }
      // The row is created, but the answer is lost.
      await route.fetch();
      return route.abort();
    });
    await list.open();
    const dialog = new ImportDialog(page, list.moreButton);
    await dialog.show();
    const names = ['refused', 'lost', 'busy'].map((what) => `${group} ${what}`);
    await dialog.choose({ name: 'a.csv', content: `merchantName\n${names.join('\n')}` });
    await dialog.start.click();
    await expect(dialog.dialog).toContainText('2 created', { timeout: 30_000 });
    await expect(dialog.dialog).toContainText('1 rejected by the server');
    expect((await api.listMerchants({ merchantName: group })).total).toBe(2);
    expect(new Set(keys[`${group} lost`]).size).toBe(1);
    expect(new Set(keys[`${group} busy`]).size).toBe(1);
    const { rows } = await readExport(await dialog.saveResult('csv'));
    expect([rows[1]![1], rows[1]![3]]).toEqual(['rejected', 'The name is taken.']);
  });

  test('is sent after signing in again if the session had ended, and no row is created twice', async ({
    page,
    context,
    address,
    api,
    shell,
    merchantList: list,
  }) => {
    const own = await ApiCaller.signIn('admin');
    await context.addCookies([{ name: 'Admin-Token', value: own.token, url: address, sameSite: 'Strict' }]);
    const group = uniqueName('E');
    let calls = 0;
    await page.route(CREATE, async (route) => {
      calls += 1;
      if (calls === 6) await own.signOut();
      await route.continue();
    });
    await list.open();
    const dialog = new ImportDialog(page, list.moreButton);
    await dialog.show();
    const names = Array.from({ length: 20 }, (_, at) => `${group} ${at}`);
    await dialog.choose({ name: 'a.csv', content: `merchantName\n${names.join('\n')}` });
    await dialog.start.click();
    await shell.sessionEnded.locator('input[type=password]').fill('111111');
    await page.keyboard.press('Enter');
    await expect(shell.sessionEnded).toHaveCount(0);
    await expect(dialog.dialog).toContainText('Import stopped: you were signed out');
    await dialog.rest.dblclick();
    await expect(dialog.dialog).toContainText('20 created');
    const { items, total } = await api.listMerchants({ merchantName: group });
    expect(total).toBe(20);
    expect(new Set(items.map(({ merchantName }) => merchantName)).size).toBe(20);
  });
});

test('a cancelled import keeps the created rows, and importing the file again creates only the others', async ({
  page,
  api,
  merchantList: list,
}) => {
  const group = uniqueName('C');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  await page.route(CREATE, async (route) => {
    calls += 1;
    if (calls > 2) await held;
    await route.continue();
  });
  await list.open();
  const dialog = new ImportDialog(page, list.moreButton);
  await dialog.show();
  const names = Array.from({ length: 8 }, (_, at) => `${group} ${at}`);
  const file = { name: 'a.csv', content: `merchantName\n${names.join('\n')}` };
  await dialog.choose(file);
  await dialog.start.click();
  await expect(dialog.progress).toHaveAttribute('value', '2');
  await dialog.cancel.click();
  await expect(dialog.dialog).toContainText('Stopping after');
  answer();
  await expect(dialog.dialog).toContainText('Import cancelled. Rows already created are kept.');
  const total = async () => (await api.listMerchants({ merchantName: group })).total;
  expect(await total()).toBe(6);
  await expect(dialog.dialog).toContainText('6 created');
  await expect(dialog.dialog).toContainText('2 not sent');

  await dialog.close.click();
  await dialog.show();
  await dialog.choose(file);
  await dialog.start.click();
  await expect(dialog.dialog).toContainText('2 created');
  await expect(dialog.dialog).toContainText('6 already created by an earlier import');
  expect(await total()).toBe(8);
});

test('an unreadable file shows one error, and nothing is sent', async ({ page, merchantList: list }) => {
  test.setTimeout(180_000);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/merchant/create') && calls.push(request.url()));
  const workbook = workbookFile([['merchantName'], ['one']]);
  const files: [name: string, content: Uint8Array | string, sentence: string][] = [
    ['photo.png', 'x', 'Unsupported file type. Use .xlsx, .xls, or .csv.'],
    ['big.csv', 'x'.repeat(5 * 2 ** 20 + 1), 'The file is too large. The limit is 5 MB.'],
    [
      'cut.xlsx',
      workbook.subarray(0, workbook.length / 2),
      'The file is damaged or incomplete. Choose another file.',
    ],
    ['bomb.xlsx', bombFile(), 'The file contains too much data. Split it into several files.'],
  ];
  await list.open();
  const dialog = new ImportDialog(page, list.moreButton);
  await dialog.show();
  for (const [name, content, sentence] of files) {
    await dialog.choose({ name, content });
    await expect(dialog.failure).toContainText(`${name}: ${sentence}`, { timeout: 45_000 });
  }
  // Ten thousand rows are read and validated.
  const largeFile = `merchantName,freeDifference\n${'Shop,300\n'.repeat(10_000)}`;
  await dialog.choose({ name: 'most.csv', content: largeFile });
  await expect(dialog.dialog).toContainText('10,000 rows with errors', { timeout: 30_000 });
  expect(calls).toEqual([]);
});

test('the import is hidden without the right to edit', async ({ page, merchantList: list }) => {
  await page.route('**/routes', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('["view","edit"]', '["view"]');
    await route.fulfill({ response, body: text });
  });
  await list.open();
  await list.moreButton.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Views', 'Columns…']);
});

everywhere('the import', async ({ page, words, look }) => {
  await page.goto('/merchant/list');
  const dialog = new ImportDialog(page, page.getByRole('search').getByRole('button', { name: words.more }));
  await dialog.show();
  await dialog.choose({ name: 'text.xlsx', content: 'x' });
  await expect(dialog.failure).toBeVisible();
  await look('a file that is refused', '[role=dialog]');
  await dialog.choose({ name: 'a.csv', content: '商户名称;status\nGood;active\n;x' });
  await expect(dialog.preview).toBeVisible();
  await speak(page, 'zh');
  await expect(dialog.row(3)).toContainText('商户名称必填');
  await look('rows with mistakes', '[role=dialog]');
});
