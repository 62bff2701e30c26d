import { channelPaths, merchantPaths, type Channel, type ChannelWeightsRequest } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page } from '../../../pages/merchant-page';
import { merchantRow } from '../merchants.fixture';

const channel = (id: number, merchantChannel: string, merchantWeight: number, version = 1) =>
  ({
    id,
    merchantId: 7,
    merchantNo: `N-${id}`,
    merchantChannel,
    merchantBalance: '1.00',
    merchantWeight,
    status: 'active',
    updatedAt: `2026-03-04T00:00:0${version}.000Z`,
  }) as Channel;

let stored: Channel[];
let sent: ChannelWeightsRequest[];
beforeEach(() => {
  stored = [channel(1, 'alipay', 10), channel(2, 'wechat', 30)];
  sent = [];
  const { privateKey: _private, ...merchant } = merchantRow({ id: 7 });
  fakeApi.get(merchantPaths.merchantDetail, () => ({ ...merchant, publicKey: 'k', keyFingerprint: null }));
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [], total: 0 }));
  fakeApi.post(channelPaths.channelList, () => ({ items: stored, total: stored.length }));
  fakeApi.put(channelPaths.channelWeights, (request) => {
    sent.push(request);
    stored = stored.map((row) => {
      const change = request.channels.find(({ id }) => id === row.id);
      return change ? { ...row, ...change, updatedAt: '2026-03-04T00:00:09.000Z' } : row;
    });
    return stored;
  });
});

const editor = ['merchantPage:view', 'channels:view', 'channels:edit'] as const;
const open = (permissions: readonly (typeof editor)[number][] = editor) =>
  renderPage(<Page />, {
    url: '/merchant/7',
    path: '/merchant/:id',
    messages,
    permissions: [...permissions],
  });

const field = (name: string) => screen.findByRole('textbox', { name: `Weight of ${name}` });
const channels = () => within(screen.getByRole('region', { name: 'Channels' }));

it('shows the shares of the typed weights at once', async () => {
  const { user } = await open();
  await user.type(await field('alipay N-1'), '90', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(channels().getByText('25% → 75%')).toBeVisible();
  expect(channels().getByText('75% → 25%')).toBeVisible();
  expect(channels().getByText('1 weight changed')).toBeVisible();
});

it('saves all changed weights in one call, with Enter', async () => {
  const { user } = await open();
  await user.type(await field('alipay N-1'), '60', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  await user.keyboard('{ArrowDown}40{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        channels: [
          { id: 1, merchantWeight: 60, updatedAt: '2026-03-04T00:00:01.000Z' },
          { id: 2, merchantWeight: 40, updatedAt: '2026-03-04T00:00:01.000Z' },
        ],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save weights' })).not.toBeInTheDocument());
  expect(await field('wechat N-2')).toHaveValue('40');
});

it('restores a weight with Escape', async () => {
  const { user } = await open();
  await user.type(await field('alipay N-1'), '90', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  await user.keyboard('{Escape}');
  expect(await field('alipay N-1')).toHaveValue('10');
  expect(screen.queryByRole('button', { name: 'Save weights' })).not.toBeInTheDocument();
});

it.each(['101', '-1', 'x', ''])('does not save the weight %j', async (typed) => {
  const { user } = await open();
  await user.clear(await field('alipay N-1'));
  if (typed) await user.type(await field('alipay N-1'), typed);
  await user.keyboard('{Enter}');
  expect(await field('alipay N-1')).toBeInvalid();
  expect(channels().getByText('Enter whole numbers from 0 to 100')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps what was typed when someone else has changed the channel, and saves it when told to', async () => {
  const { user } = await open();
  await user.type(await field('alipay N-1'), '90', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  stored = [channel(1, 'alipay', 55, 2), stored[1]!];
  fakeApi.put(channelPaths.channelWeights, ({ channels: [change] }) =>
    change?.updatedAt === stored[0]!.updatedAt ? [] : failure(409, 'The channel has changed.'),
  );
  const save = async () => user.click(screen.getByRole('button', { name: 'Save weights' }));
  const calls = () => fakeApi.calls('put', channelPaths.channelWeights);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed to 55 in the meantime.');
  expect(await field('alipay N-1')).toHaveValue('90');
  await save();
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls()[2]?.body.channels).toEqual([
    { id: 1, merchantWeight: 90, updatedAt: '2026-03-04T00:00:02.000Z' },
  ]);
});

it('shows figures to users who may not edit channels', async () => {
  await open(['merchantPage:view', 'channels:view']);
  expect(await screen.findByRole('cell', { name: '30' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
