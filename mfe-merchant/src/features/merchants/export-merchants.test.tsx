import { merchantPaths, type Merchant } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { workInPage } from '@backoffice/spreadsheet/work-in-page';
import { deferred, fakeApi, type FakeSession, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const HEADER = 'id,merchantName,merchantNo,freeDifference,createdAt,createdAt (ISO 8601)';
const files: { name: string; blob: Blob }[] = [];
const dialog = () => within(screen.getByRole('dialog', { name: 'Export' }));
const linesOf = async ({ blob }: { blob: Blob }) =>
  (await blob.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
const exportCalls = () =>
  fakeApi
    .calls('post', merchantPaths.merchantList)
    .map(({ body }) => body)
    .filter(({ limit }) => limit === 1000);

beforeEach(() => {
  localStorage.clear();
  workInPage();
  files.length = 0;
  let latest: Blob;
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
});
afterEach(() => jest.restoreAllMocks());

async function openExport(stored: Merchant[], query = '', listLayouts?: FakeSession['listLayouts']) {
  serveMerchants(stored);
  const page = await openMerchants({ query, listLayouts });
  await screen.findByText(/ results?$/);
  await page.user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog', { name: 'Export' });
  return page;
}

it('exports all rows that match the filters, a thousand at a time, without keys', async () => {
  const stored = merchantRows(2001).map((row) => ({ ...row, freeDifference: -7 }));
  const { user } = await openExport(
    [...stored, merchantRow({ id: 3000, status: 'inactive' })],
    '?status=active',
  );
  expect(dialog().getByRole('radio', { name: 'All 2,001 results' })).toBeChecked();
  await user.selectOptions(dialog().getByRole('combobox'), 'csv');
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export finished')).toBeVisible();

  expect(exportCalls().map(({ page, status }) => ({ page, status }))).toEqual(
    [1, 2, 3].map((page) => ({ page, status: 'active' })),
  );
  expect(files[0]!.name).toBe('user-list.csv');
  const lines = await linesOf(files[0]!);
  expect(lines).toHaveLength(2002);
  expect(lines[0]).toBe(HEADER);
  const [row] = lines[1]!.split(/,(?=[^,]*$)/);
  expect(row).toBe(`1,Shop 1,M2026000001,-7,${formatDateTime(stored[0]!.createdAt)}`);
  const moments = lines.slice(1).map((line) => Date.parse(line.slice(line.lastIndexOf(',') + 1)));
  expect(moments).toEqual(stored.map(({ createdAt }) => Date.parse(createdAt)));
  expect(lines.join()).not.toContain('private-key');
});

it('exports the rows on screen when the page is chosen', async () => {
  const { user } = await openExport(merchantRows(45), '?page=3');
  await user.click(dialog().getByRole('radio', { name: 'This page (5)' }));
  await user.selectOptions(dialog().getByRole('combobox'), 'txt');
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  await screen.findByText('Export finished');
  expect(files[0]!.name).toBe('user-list.txt');
  const lines = await linesOf(files[0]!);
  expect(lines[0]).toBe(HEADER.replaceAll(',', '\t'));
  expect(lines.slice(1).map((line) => line.split('\t')[0])).toEqual(['41', '42', '43', '44', '45']);
  expect(exportCalls()).toHaveLength(0);
});

it('exports the columns on screen under their headers, but no keys', async () => {
  const { user } = await openExport([merchantRow({ id: 7, status: 'inactive', freeDifference: -7 })], '', {
    merchants: [{ key: 'status' }, { key: 'createdAt', isHidden: true }, { key: 'merchantNo' }],
  });
  await user.click(dialog().getByRole('radio', { name: 'Visible columns' }));
  await user.selectOptions(dialog().getByRole('combobox'), 'csv');
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  await screen.findByText('Export finished');
  expect(await linesOf(files[0]!)).toEqual([
    'ID,Merchant name,Status,Merchant number,Fee difference',
    '7,Shop 7,Inactive,M2026000007,-7',
  ]);
});

it('exports an xlsx file', async () => {
  const { user } = await openExport(merchantRows(1));
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  await screen.findByText('Export finished');
  expect(files[0]!.name).toBe('user-list.xlsx');
  expect((await files[0]!.blob.text()).startsWith('PK')).toBe(true);
});

it('shows its progress and can be cancelled', async () => {
  const { user } = await openExport(merchantRows(2500));
  const second = deferred<ReturnType<typeof listOf>>();
  fakeApi.post(merchantPaths.merchantList, (request) =>
    request.page === 2 ? second.promise : listOf(merchantRows(2500), request),
  );
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1,000 of 2,500 rows')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('1,000 of 2,500 rows')).not.toBeInTheDocument();
  second.resolve(listOf(merchantRows(2500), { page: 2, limit: 1000 }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(exportCalls()).toHaveLength(2);
  expect(files).toHaveLength(0);
});

it('shows a failure and creates no partial file', async () => {
  const { user } = await openExport(merchantRows(1500));
  fakeApi.post(merchantPaths.merchantList, (request) =>
    request.page === 2 ? offline() : listOf(merchantRows(1500), request),
  );
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await user.click(dialog().getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Export failed')).toBeVisible();
  expect(files).toHaveLength(0);
});

describe('with the choices of the last export', () => {
  const exportButton = () => screen.getByRole('button', { name: 'Export' });
  const pressWithShift = async (user: Awaited<ReturnType<typeof openExport>>['user']) => {
    await user.keyboard('{Shift>}');
    await user.click(exportButton());
    await user.keyboard('{/Shift}');
  };
  const openDialog = () => screen.queryByRole('dialog', { name: 'Export' });

  it('exports at once by Shift and a click, and says what', async () => {
    const { user } = await openExport(merchantRows(3));
    await user.click(dialog().getByRole('radio', { name: 'Visible columns' }));
    await user.selectOptions(dialog().getByRole('combobox'), 'csv');
    await user.clear(dialog().getByRole('textbox', { name: /File name/ }));
    await user.type(dialog().getByRole('textbox', { name: /File name/ }), 'mine{Enter}');
    await waitFor(() => expect(openDialog()).not.toBeInTheDocument());
    await pressWithShift(user);
    expect(await screen.findByText('user-list.csv exported')).toBeVisible();
    expect(screen.getByText('3 rows, visible columns')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['mine.csv', 'user-list.csv']);
    const lines = await linesOf(files[1]!);
    expect(lines[0]).toBe(
      'ID,Merchant name,Merchant number,Fee difference,Status,Created,Created (ISO 8601)',
    );
    expect(lines).toHaveLength(4);
    expect(openDialog()).not.toBeInTheDocument();
  });

  it('opens the dialog with them', async () => {
    const { user } = await openExport(merchantRows(3));
    await user.click(dialog().getByRole('radio', { name: 'This page (3)' }));
    await user.selectOptions(dialog().getByRole('combobox'), 'txt');
    await user.click(dialog().getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(openDialog()).not.toBeInTheDocument());
    await user.click(exportButton());
    await screen.findByRole('dialog', { name: 'Export' });
    expect(dialog().getByRole('radio', { name: 'This page (3)' })).toBeChecked();
    expect(dialog().getByRole('combobox')).toHaveValue('txt');
    expect(dialog().getByRole('textbox', { name: /File name/ })).toHaveValue('user-list');
  });

  it('opens the dialog while there are none, and shows a failure', async () => {
    const { user } = await openExport(merchantRows(3));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await pressWithShift(user);
    await screen.findByRole('dialog', { name: 'Export' });
    expect(files).toHaveLength(0);
    await user.click(dialog().getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(openDialog()).not.toBeInTheDocument());
    fakeApi.post(merchantPaths.merchantList, () => offline());
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await pressWithShift(user);
    expect(await screen.findByText('Export failed')).toBeVisible();
    expect(openDialog()).not.toBeInTheDocument();
    expect(files).toHaveLength(1);
  });
});
