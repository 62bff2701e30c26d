import { merchantPaths } from '@backoffice/contract';
import { brokenFiles } from '@backoffice/row-import/broken-files';
import { bookBytes, encodeText, fileOf } from '@backoffice/spreadsheet/files';
import { workInPage } from '@backoffice/spreadsheet/work-in-page';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const dialog = () => within(screen.getByRole('dialog', { name: 'Import merchants' }));
const rowOf = (number: number) =>
  dialog().getByRole('row', { name: (name) => name.startsWith(`${number} `) });

beforeEach(workInPage);

async function openImport(options?: Parameters<typeof openMerchants>[0]) {
  serveMerchants(merchantRows(2));
  const page = await openMerchants(options);
  const list = within(await screen.findByRole('search'));
  await page.user.click(await list.findByRole('button', { name: 'More actions' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Import' }));
  await screen.findByRole('dialog');
  const chooseFile = (file: File) =>
    // Fires the event itself: the input's `accept` does not restrict dropped files.
    fireEvent.change(dialog().getByLabelText('File', { selector: 'input' }), { target: { files: [file] } });
  const choose = (text: string, name = 'shops.csv') => chooseFile(new File([text], name));
  return { ...page, choose, chooseFile };
}

it('is not offered to users who may only view', async () => {
  serveMerchants(merchantRows(2));
  const { user } = await openMerchants({ permissions: ['merchants:view'] });
  const more = within(screen.getByRole('search')).getByRole('button', { name: 'More actions' });
  await waitFor(() => expect(more).toBeEnabled());
  await user.click(more);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Views',
    'Columns…',
  ]);
});

it('reports problems with the form’s messages, and sends only valid rows', async () => {
  fakeApi.put(merchantPaths.merchantCreate, ({ merchantName }) => merchantRow({ id: 9, merchantName }));
  const { user, choose } = await openImport();
  choose('商户名称,Fee difference,status\nGood,5,启用\n,1,active\nOther,200,\n');
  await screen.findByText(/1 row without errors/);
  expect(dialog().getByText(/2 rows with errors/)).toBeVisible();
  expect(dialog().getByText('Rows with errors will be skipped.')).toBeVisible();
  expect(rowOf(2)).toHaveTextContent('No errors');
  expect(rowOf(3)).toHaveTextContent('Enter the merchant name');
  expect(rowOf(4)).toHaveTextContent('Enter a whole number from −128 to 127');
  expect(rowOf(4)).toHaveTextContent('Choose a status');
  expect(fakeApi.calls('put', merchantPaths.merchantCreate)).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Import 1 row' }));
  await screen.findByText('1 created');
  expect(dialog().getByText('2 with errors, not sent')).toBeInTheDocument();
  const sent = fakeApi.calls('put', merchantPaths.merchantCreate);
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ merchantName: 'Good', freeDifference: 5, status: 'active' }),
  ]);
});

it('requires the name’s column, and checks again when another one is chosen', async () => {
  const { user, choose } = await openImport();
  choose('Shop,x\nGood,1\n');
  expect(await screen.findByText('Choose a column')).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: /Import \d+ row/ })).toHaveAttribute('aria-disabled', 'true');
  await user.selectOptions(dialog().getByRole('combobox', { name: /Merchant name/ }), 'Shop');
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('reports why a file is not read, and accepts another one', async () => {
  const { choose } = await openImport();
  choose('merchantName\n', 'empty.csv');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'empty.csv: The file has no rows below the column names.',
  );
  choose('merchantName\nGood\n');
  expect(await screen.findByRole('table', { name: 'Preview' })).toBeInTheDocument();
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the encoding of a text file, and reads it again in the chosen one', async () => {
  const { user, chooseFile } = await openImport();
  chooseFile(fileOf(encodeText('merchantName\n在线', 'gb18030'), 'a.csv'));
  const encoding = await screen.findByRole('combobox', { name: 'Encoding' });
  expect(encoding).toHaveValue('gb18030');
  await screen.findByText(/1 row without errors/);
  expect(rowOf(2)).toHaveTextContent('在线');
  await user.selectOptions(encoding, 'WINDOWS-1252');
  await waitFor(() => expect(rowOf(2)).toHaveTextContent('ÔÚÏß'));
  // The select stays mounted and focused.
  expect(encoding).toHaveFocus();
  await user.selectOptions(encoding, 'GB18030');
  await waitFor(() => expect(rowOf(2)).toHaveTextContent('在线'));
});

it('shows what a workbook hides, and reads it when chosen', async () => {
  const { user, chooseFile } = await openImport();
  const rows = [['Shops'], ['Merchant name', 'Fee difference'], ['A', 1], ['B', 2]];
  const old = { name: 'Old', rows: [['Merchant name'], ['C']], hidden: 2 as const };
  const file = bookBytes([old, { name: 'New', rows, hiddenRows: [3], merged: ['A3:A4'] }]);
  chooseFile(fileOf(file, 'a.xlsx'));
  const sheet = await screen.findByRole('combobox', { name: 'Sheet' });
  expect(sheet).toHaveAccessibleDescription('1 hidden sheet');
  expect(dialog().getByRole('combobox', { name: 'Header row' })).toHaveDisplayValue(
    '2: Merchant name | Fee difference',
  );
  expect(dialog().getByText(/merged cells/)).toBeInTheDocument();
  expect(await screen.findByText(/1 row without errors/)).toBeInTheDocument();
  await user.click(dialog().getByRole('checkbox', { name: 'Include hidden rows (1) and columns (0)' }));
  expect(await screen.findByText(/2 rows without errors/)).toBeInTheDocument();
  await user.selectOptions(sheet, 'Old (hidden)');
  await waitFor(() => expect(rowOf(2)).toHaveTextContent('C'));
});

it('asks once for the number notation of a file', async () => {
  const { user, choose } = await openImport();
  choose('merchantName;freeDifference\nA;1.000\nB;2.000\n');
  const decimal = await screen.findByRole('combobox', { name: 'Decimal separator' });
  expect(rowOf(2)).toHaveTextContent('Choose how the file writes dates and numbers');
  await user.selectOptions(decimal, 'Point: 1,234.5');
  expect(await screen.findByText(/2 rows without errors/)).toBeInTheDocument();
  expect(rowOf(3)).toHaveTextContent('B2');
});

it.each(brokenFiles)('reports the problem of %s, and sends nothing', async (_what, file, sentence) => {
  const { chooseFile } = await openImport();
  const broken = file();
  chooseFile(broken);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`${broken.name}: ${sentence}`);
  expect(fakeApi.calls('put', merchantPaths.merchantCreate)).toEqual([]);
});

it('reads formulas as text, and reports them where a number is required', async () => {
  const { choose } = await openImport();
  choose('merchantName,freeDifference\n=1+1,=2+3\n');
  expect(await screen.findByText('1 row with errors', { exact: false })).toBeInTheDocument();
  expect(rowOf(2)).toHaveTextContent('Enter a whole number from −128 to 127');
  expect(rowOf(2)).toHaveTextContent('=1+1');
  expect(rowOf(2)).toHaveTextContent('=2+3');
  expect(fakeApi.calls('put', merchantPaths.merchantCreate)).toEqual([]);
});

it('is cancelled by Escape, and reports the rows', async () => {
  const answer = deferred<void>();
  fakeApi.put(merchantPaths.merchantCreate, async ({ merchantName }) => {
    await answer.promise;
    return merchantRow({ id: 9, merchantName });
  });
  const { user, choose } = await openImport();
  choose(`merchantName\n${'Shop\n'.repeat(30)}`);
  await user.click(await screen.findByRole('button', { name: 'Import 30 rows' }));
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0');
  await user.keyboard('{Escape}');
  expect(dialog().getByRole('status')).toHaveTextContent('Stopping after');
  act(() => answer.resolve());
  await screen.findByText('Import cancelled. Rows already created are kept.');
  expect(dialog().getByText('4 created')).toBeInTheDocument();
  expect(dialog().getByText('26 not sent')).toBeInTheDocument();
});

it('resumes after a server failure, and creates no row twice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const made = new Map<string, string>();
  let isBroken = true;
  fakeApi.put(merchantPaths.merchantCreate, ({ merchantName }, { headers }) => {
    if (merchantName === 'Bad') return failure(409, 'The name is taken.');
    if (isBroken && merchantName !== 'Good') {
      // One row is stored although its answer fails.
      if (merchantName === 'Written') made.set(headers.get('idempotency-key')!, merchantName);
      return failure(500, 'Something went wrong.');
    }
    made.set(headers.get('idempotency-key')!, merchantName);
    return merchantRow({ id: 9, merchantName });
  });
  const { user, choose } = await openImport();
  choose('merchantName\nGood\nBad\nWritten\nBroken\n');
  await user.click(await screen.findByRole('button', { name: 'Import 4 rows' }));
  await screen.findByText('2 failed on the server');
  isBroken = false;
  await user.dblClick(screen.getByRole('button', { name: 'Import the remaining 2 rows' }));
  await screen.findByText('3 created');
  expect(dialog().getByText('1 rejected by the server')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Import the remaining/ })).not.toBeInTheDocument();
  expect([...made.values()].sort()).toEqual(['Broken', 'Good', 'Written']);
  expect(fakeApi.calls('put', merchantPaths.merchantCreate)).toHaveLength(6);
  jest.restoreAllMocks();
});

it('creates no row again when a file is chosen again, unless requested', async () => {
  const made = new Map<string, string>();
  fakeApi.put(merchantPaths.merchantCreate, ({ merchantName }, { headers }) => {
    const key = headers.get('idempotency-key')!;
    if (made.has(key)) return failure(409, 'The key was used.', undefined, { code: 'create-key-used' });
    made.set(key, merchantName);
    return merchantRow({ id: 9, merchantName });
  });
  const { user, choose } = await openImport();
  choose('merchantName\nTwin\nTwin\n');
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  await screen.findByText('2 created');
  await user.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
  await screen.findByRole('dialog');
  choose('merchantName\nOther\nTwin\nTwin\n', 'put-right.csv');
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  await screen.findByText('2 already created by an earlier import');
  expect(dialog().getByText('1 created')).toBeInTheDocument();
  expect([...made.values()].sort()).toEqual(['Other', 'Twin', 'Twin']);
  await user.click(dialog().getByRole('button', { name: 'Create again (2)' }));
  await screen.findByText('3 created');
  expect([...made.values()].sort()).toEqual(['Other', 'Twin', 'Twin', 'Twin', 'Twin']);
});

it('reports refusals in the dialog only', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.put(merchantPaths.merchantCreate, () => failure(409, 'The name is taken.'));
  const { user, choose } = await openImport();
  choose('merchantName\nGood\n');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await screen.findByText('1 rejected by the server');
  expect(screen.queryByText('The name is taken.')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
