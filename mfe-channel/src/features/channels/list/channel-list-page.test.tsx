import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { channelPaths, merchantPaths } from '@backoffice/contract';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  channelRow,
  channelRows,
  channelsOfOne,
  listOf,
  listRequests,
  openChannels,
  serveChannels,
} from '../channels.fixture';

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

it('shows each channel with all its columns', async () => {
  const keyFingerprints = {
    ...channelRow().keyFingerprints,
    merchantUpPublicKey: '3f9a12bc77de01aa'.repeat(4),
  };
  serveChannels([
    channelRow({ id: 7, merchantBalance: '1234.50', merchantUpPublicKey: 'up-key', keyFingerprints }),
    channelRow({ id: 8, status: 'inactive', activeChannels: 0, activeWeight: 0 }),
  ]);
  await openChannels();
  const row = await rowOf('N0007');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'ID',
    'Merchant',
    'Merchant number',
    'Channel',
    'Balance',
    'Weight',
    'Traffic share',
    'Status',
    'Upstream public key',
    'Upstream private key',
    'Downstream public key',
    'Downstream private key',
    `Created (${shownZoneLabel()})`,
    `Updated (${shownZoneLabel()})`,
    'Actions',
  ]);
  expect(row.getByText('1,234.50')).toBeVisible();
  expect(row.getByText('100%')).toBeVisible();
  expect(row.getByText(/3f9a 12bc 77de/)).toBeVisible();
  for (const name of [
    'Upstream public key',
    'Upstream private key',
    'Downstream public key',
    'Downstream private key',
  ]) {
    expect(row.getByRole('textbox', { name })).toHaveAttribute('readonly');
    expect(row.getByRole('button', { name: `Copy ${name}` })).toBeVisible();
  }
  const key = row.getByRole('textbox', { name: 'Upstream public key' });
  act(() => key.focus());
  expect(key).toHaveValue('up-key');
  expect((await rowOf('N0008')).getAllByText('Inactive')).toHaveLength(2);
});

it('fetches the first 20 channels by id, without empty filters', async () => {
  serveChannels(channelRows(25));
  await openChannels();
  await screen.findByText('N0020');
  expect(listRequests()).toEqual([{ page: 1, limit: 20, sort: '+id' }]);
});

it('shows channel names in the language of the interface, with a way to the types for users who may see them', async () => {
  serveChannels([channelRow()]);
  const { unmount } = await openChannels({ language: 'zh' });
  fireEvent.click(screen.getByRole('combobox', { name: '渠道编码' }));
  const option = await screen.findByRole('option', { name: '支付宝' });
  fireEvent.keyDown(option, { key: 'Escape' });
  expect(option).not.toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByText('支付宝').closest('[data-tooltip]')).toHaveAttribute(
    'data-tooltip',
    'alipay',
  );
  const menu = () => within(screen.getByRole('search')).getAllByRole('button', { expanded: false }).at(-1)!;
  fireEvent.click(menu());
  expect(screen.queryByRole('menuitem', { name: '渠道类型' })).not.toBeInTheDocument();
  unmount();
  const { user, router } = await openChannels({ permissions: ['channels:view', 'channelTypes:view'] });
  await user.click(menu());
  await user.click(screen.getByRole('menuitem', { name: 'Channel types' }));
  expect(router.state.location.pathname).toBe('/channel/types');
});

it('prefetches the merchants of the form when the pointer enters the list', async () => {
  serveChannels([channelRow()]);
  const { user } = await openChannels();
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toEqual([]);
  await user.hover(screen.getByRole('table'));
  await waitFor(
    () =>
      expect(fakeApi.calls('post', merchantPaths.merchantList)).toMatchObject([
        { body: { fields: 'option', limit: 1000 } },
      ]),
    { timeout: 5000 },
  );
});

it('filters by merchant and status', async () => {
  serveChannels([
    channelRow({ id: 1, merchantName: 'Tea House' }),
    channelRow({ id: 2, merchantName: 'Tea House', status: 'inactive' }),
    channelRow({ id: 3, status: 'inactive' }),
  ]);
  const { user, router } = await openChannels();
  await screen.findByText('N0001');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Inactive' }));
  await waitFor(() => expect(screen.queryByText('N0001')).not.toBeInTheDocument());
  await user.type(screen.getByRole('textbox', { name: 'Merchant' }), 'tea{Enter}');
  await waitFor(() => expect(screen.queryByText('N0003')).not.toBeInTheDocument());
  expect(screen.getByText('N0002')).toBeVisible();
  expect(router.state.location.search).toBe('?status=inactive&merchantName=tea');
});

it('filters by the age of keys, and names the filters without results', async () => {
  serveChannels([]);
  await openChannels({ query: '?keyAge=over-1-year' });
  expect(await screen.findByText(/Keys: Over 1 year old/)).toBeVisible();
  const [call] = fakeApi.calls('post', channelPaths.channelList);
  expect(call!.body).toEqual({ page: 1, limit: 20, sort: '+id', keyAge: 'over-1-year', total: 'later' });
});

it('filters and sorts by number, channel and order, and keeps them in the address', async () => {
  serveChannels([channelRow({ id: 1 }), channelRow({ id: 2, merchantChannel: 'wechat' })]);
  const { user, router } = await openChannels();
  await screen.findByText('N0001');
  await user.click(await screen.findByRole('combobox', { name: 'Channel' }));
  await user.click(screen.getByRole('option', { name: 'WeChat Pay' }));
  await waitFor(() => expect(screen.queryByText('N0001')).not.toBeInTheDocument());
  await user.type(screen.getByRole('textbox', { name: 'Merchant number' }), ' N0002 {Enter}');
  await waitFor(() =>
    expect(listRequests().at(-1)).toEqual({
      page: 1,
      limit: 20,
      sort: '+id',
      merchantNo: 'N0002',
      merchantChannel: 'wechat',
      total: 'later',
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'ID descending');
  expect(router.state.location.search).toBe('?merchantChannel=wechat&merchantNo=N0002&sort=-id');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('N0001')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('never shows the rows of an earlier request, however late they arrive', async () => {
  const late = deferred<ReturnType<typeof listOf>>();
  const stored = channelRows(3);
  fakeApi.post(channelPaths.channelList, (request) =>
    request.merchantNo === 'N0001' ? late.promise : listOf(stored, request),
  );
  const { user } = await openChannels();
  await screen.findByText('N0003');
  const number = screen.getByRole('textbox', { name: 'Merchant number' });
  await user.type(number, 'N0001{Enter}');
  await user.clear(number);
  await user.type(number, 'N0002{Enter}');
  await waitFor(() => expect(screen.queryByText('N0003')).not.toBeInTheDocument());
  await act(async () => {
    late.resolve(listOf(stored, { merchantNo: 'N0001' }));
    await late.promise;
  });
  expect(screen.getByText('N0002')).toBeVisible();
  expect(screen.queryByText('N0001')).not.toBeInTheDocument();
});

it('shows the result of the last of a hundred fast changes', async () => {
  const stored = channelRows(100);
  fakeApi.post(channelPaths.channelList, async (request) => {
    // Answers later calls sooner.
    for (let turn = 100 - Number(request.merchantNo?.slice(1) ?? 0); turn > 0; turn--)
      await Promise.resolve();
    return listOf(stored, request);
  });
  const { router } = await openChannels();
  await screen.findByText('N0001');
  for (let number = 1; number <= 100; number++) {
    const merchantNo = `N${String(number).padStart(4, '0')}`;
    await act(() => router.navigate(`/channel/list?merchantNo=${merchantNo}`));
  }
  expect(await screen.findByText('1 result')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.getByText('N0100')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('shows an empty state without channels, and names the filters without results', async () => {
  serveChannels([]);
  const { router } = await openChannels();
  expect(await screen.findByText('No channels yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await act(() => router.navigate('/channel/list?merchantNo=X&merchantChannel=visa'));
  expect(
    await screen.findByText(
      'No records match Merchant number: X and Channel: visa. Change or clear the filters.',
    ),
  ).toBeVisible();
});

it('shows a failure with the request id, and retries', async () => {
  fakeApi.post(channelPaths.channelList, () => failure(500, 'Database on fire'));
  const { user } = await openChannels();
  const alert = (await screen.findByText('Could not load the channels')).closest('[role=alert]')!;
  expect(alert).toHaveTextContent('Database on fire');
  expect(alert).toHaveTextContent('request-1');
  serveChannels(channelRows(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('N0001')).toBeVisible();
});

it('shows and fetches nothing without permission to view channels', async () => {
  await openChannels({ permissions: [] });
  expect(screen.getByText('No permission')).toBeVisible();
  expect(fakeApi.calls('post', channelPaths.channelList)).toHaveLength(0);
});

it('hides actions that change channels from users who may only view', async () => {
  serveChannels(channelRows(1));
  await openChannels({ permissions: ['channels:view'] });
  expect(await screen.findByText('N0001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Alipay' })).not.toBeInTheDocument();
  const row = within(screen.getByText('N0001').closest('tr')!);
  const buttons = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons.filter((name) => !name?.startsWith('Copy'))).toEqual(['History', 'Details']);
});

it('shows shares that sum to 100, and groups the rows by merchant', async () => {
  const shared = channelsOfOne(
    { id: 1, merchantChannel: 'alipay', merchantWeight: 1 },
    { id: 3, merchantChannel: 'wechat', merchantWeight: 1 },
    { id: 5, merchantChannel: 'visa', merchantWeight: 1 },
  );
  serveChannels([...shared, channelRow({ id: 2 })]);
  const { user, router } = await openChannels();
  expect((await rowOf('N0001')).getByText('34%')).toBeVisible();
  expect((await rowOf('N0003')).getByText('33%')).toBeVisible();
  expect((await rowOf('N0005')).getByText('33%')).toBeVisible();
  const only = 'Only one active channel. If it fails, the merchant cannot take payments.';
  expect((await rowOf('N0002')).getByRole('img', { name: only })).toBeVisible();

  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'By merchant' }));
  expect(router.state.location.search).toBe('?group=merchant');
  const texts = () => screen.getAllByRole('row').map((row) => row.textContent);
  await waitFor(() => expect(texts()[1]).toBe('Shop 1'));
  expect(texts()[5]).toBe(`Shop 2${only}`);
  expect(screen.queryByRole('columnheader', { name: 'Merchant' })).not.toBeInTheDocument();
  expect(listRequests()).toHaveLength(1);
});

it('warns of a merchant whose active channels all have weight 0', async () => {
  serveChannels(channelsOfOne({ merchantWeight: 0 }, { merchantWeight: 0, merchantChannel: 'wechat' }));
  await openChannels();
  const warning = 'All active channels have weight 0. None of them gets traffic.';
  expect((await rowOf('N0001')).getByRole('img', { name: warning })).toBeVisible();
  expect((await rowOf('N0001')).getByText('0%')).toBeVisible();
});
