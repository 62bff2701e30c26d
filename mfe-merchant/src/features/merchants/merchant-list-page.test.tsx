import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { apiPaths, merchantPaths } from '@backoffice/contract';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf, merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const tableRow = async (name: string) => (await screen.findByText(name)).closest('tr')!;

it('shows each merchant with all its columns', async () => {
  serveMerchants([
    merchantRow({ id: 7, merchantName: 'North Star', freeDifference: -12, status: 'inactive' }),
    merchantRow({ id: 8 }),
  ]);
  await openMerchants();
  const row = within(await tableRow('North Star'));
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'ID',
    'Merchant name',
    'Merchant number',
    'Private key',
    'Fee difference',
    'Status',
    `Created (${shownZoneLabel()})`,
    'Actions',
  ]);
  expect(row.getByText('7')).toBeVisible();
  expect(row.getByText('M2026000007')).toBeVisible();
  expect(row.getByText('-12')).toBeVisible();
  expect(row.getByText('Inactive')).toBeVisible();
  const key = row.getByRole('textbox', { name: 'Private key' });
  act(() => key.focus());
  expect(key).toHaveValue('private-key-7');
  expect(key).toHaveAttribute('readonly');
  expect(key).toHaveAttribute('rows', '2');
});

it.each([
  ['en', 'not-granted', 'You do not have permission to view private keys'],
  ['zh', 'withheld', '已达每小时私钥查看上限，请稍后再试'],
  ['es', 'unreadable', 'Esta clave no se puede descifrar'],
  ['ja', 'not-granted', '秘密鍵を閲覧する権限がありません'],
] as const)('explains in %s why a private key is %s', async (language, privateKeyState, sentence) => {
  const { privateKey: _key, ...row } = merchantRow({ privateKeyState });
  serveMerchants([row]);
  await openMerchants({ language });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows the mark of a masked private key, with buttons only for users who may read keys', async () => {
  const { privateKey: _key, ...row } = merchantRow({
    privateKeyState: 'masked',
    privateKeyTail: '1a2b',
    keyFingerprint: '3f9a12bc'.padEnd(64, '0'),
  });
  serveMerchants([row]);
  const { unmount } = await openMerchants();
  expect(await screen.findByText(/^••••1a2b\s3f9a 12bc$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reveal Private key' })).not.toBeInTheDocument();
  unmount();
  await openMerchants({ permissions: ['merchants:view', 'merchantKeys:view'] });
  expect(await screen.findByRole('button', { name: 'Reveal Private key' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Private key' })).toBeVisible();
});

it('shows times as in zh-CN with 24 hours, in every language', async () => {
  const createdAt = new Date(2026, 2, 4, 15, 6, 7).toISOString();
  serveMerchants([merchantRow({ createdAt })]);
  await openMerchants({ language: 'es' });
  expect(await screen.findByText('2026/03/04 15:06:07')).toBeVisible();
});

it('copies number and key, and says so', async () => {
  serveMerchants([merchantRow({ id: 7 })]);
  const { user } = await openMerchants();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy merchant number' }));
  expect(writeText).toHaveBeenLastCalledWith('M2026000007');
  await user.click(screen.getByRole('button', { name: 'Copy Private key' }));
  expect(writeText).toHaveBeenLastCalledWith('private-key-7');
  expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
});

it('warns when there is nothing to copy', async () => {
  serveMerchants([merchantRow({ privateKey: undefined })]);
  const { user } = await openMerchants();
  await user.click(await screen.findByRole('button', { name: 'Copy Private key' }));
  expect(await screen.findByText('This item does not exist.')).toBeVisible();
});

it('shows skeleton rows while loading', async () => {
  const answer = deferred<ReturnType<typeof listOf>>();
  fakeApi.post(merchantPaths.merchantList, () => answer.promise);
  await openMerchants();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  answer.resolve(listOf(merchantRows(2), {}));
  expect(await screen.findByText('Shop 2')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows an empty state without merchants, and offers to add one', async () => {
  serveMerchants([]);
  const { user } = await openMerchants();
  expect(await screen.findByText('No merchants yet')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await user.click(screen.getAllByRole('button', { name: 'Add' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Add merchant' })).toBeVisible();
});

it('names the filters without results, and resets them', async () => {
  serveMerchants(merchantRows(2));
  const { user } = await openMerchants({ query: '?merchantName=zebra&status=inactive' });
  expect(
    await screen.findByText(
      'No records match Merchant name: zebra and Status: Inactive. Change or clear the filters.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText('Shop 2')).toBeVisible();
});

it('shows a failure with the request id, and retries', async () => {
  fakeApi.post(merchantPaths.merchantList, () => failure(500, 'Database on fire'));
  const { user } = await openMerchants();
  const alert = (await screen.findByText('Could not load the merchants')).closest('[role=alert]')!;
  expect(alert).toHaveTextContent('Database on fire');
  expect(alert).toHaveTextContent('request-1');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  serveMerchants(merchantRows(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Shop 1')).toBeVisible();
});

it('keeps its rows when a refresh fails, with a message above them and a retry', async () => {
  serveMerchants(merchantRows(1));
  const { user } = await openMerchants();
  await screen.findByText('Shop 1');
  fakeApi.post(merchantPaths.merchantList, () => failure(500, 'Database on fire'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Could not load the merchants: Database on fire');
  expect(screen.getByText('Shop 1')).toBeVisible();
  serveMerchants(merchantRows(2));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Shop 2')).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});

it('shows and fetches nothing without permission to view merchants', async () => {
  await openMerchants({ permissions: [] });
  expect(screen.getByText('No permission')).toBeVisible();
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(0);
});

it('hides actions that change merchants from users who may only view', async () => {
  serveMerchants(merchantRows(1));
  await openMerchants({ permissions: ['merchants:view'] });
  expect(await screen.findByText('Shop 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Shop 1' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  const row = within(screen.getByText('Shop 1').closest('tr')!);
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy merchant number',
    'Copy Private key',
    'History',
    'Details',
  ]);
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
});

it('prefetches the role options, and shows no failure', async () => {
  serveMerchants(merchantRows(1));
  fakeApi.get(apiPaths.roleOptions, () => failure(500, 'No roles today'));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await openMerchants();
  await screen.findByText('Shop 1');
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.roleOptions)).toHaveLength(1));
  await waitFor(() => expect(logged).toHaveBeenCalled());
  logged.mockRestore();
  expect(screen.queryByText('No roles today')).not.toBeInTheDocument();
});

it('removes a deleted row from the screen only, and says beforehand that the server keeps it', async () => {
  serveMerchants(merchantRows(2));
  const { user } = await openMerchants({ language: 'zh' });
  const row = within(await tableRow('Shop 1'));
  await user.click(row.getByRole('button', { name: '更多操作' }));
  const remove = await screen.findByRole('menuitem', { name: '删除' });
  const hint = '仅在当前列表中隐藏，刷新后恢复，不会删除数据。';
  expect(within(remove).getByText(hint)).toBeVisible();
  expect(remove).toHaveAccessibleDescription(hint);
  const before = fakeApi.calls('post', merchantPaths.merchantList).length;
  await user.click(remove);
  expect(screen.queryByText('Shop 1')).not.toBeInTheDocument();
  expect(screen.getByText('Shop 2')).toBeVisible();
  expect(await screen.findByText('成功')).toBeVisible();
  expect(screen.getByText('删除成功')).toBeVisible();
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(before);
});
