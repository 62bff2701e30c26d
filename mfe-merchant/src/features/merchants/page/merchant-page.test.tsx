import {
  channelPaths,
  merchantPaths,
  transactionPaths,
  type Channel,
  type HistoryEntry,
  type MerchantDetail,
  type Transaction,
  type TransactionFigures,
} from '@backoffice/contract';
import { createQueryClient } from '@backoffice/data';
import { failure, fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page, prefetch } from '../../../pages/merchant-page';
import { merchantRow } from '../merchants.fixture';

const FINGERPRINT = '0123456789abcdef'.repeat(4);

function detailOf(values: Partial<MerchantDetail> = {}): MerchantDetail {
  const { privateKey: _private, ...merchant } = merchantRow({ id: 7 });
  return { ...merchant, publicKey: 'public-key-7', keyFingerprint: FINGERPRINT, ...values };
}

const channel = (values: Partial<Channel>) =>
  ({
    id: 1,
    merchantId: 7,
    merchantNo: 'AT-1',
    merchantChannel: 'alipay',
    merchantBalance: '12345.60',
    merchantWeight: 10,
    status: 'active',
    ...values,
  }) as Channel;

const noMoney: TransactionFigures = { success: 0, pending: 0, amount: '0.00' };

const all = ['merchantPage:view', 'merchants:view', 'merchants:edit', 'channels:view'] as const;

const open = (options: RenderPageOptions = {}, id: string | number = 7) =>
  renderPage(<Page />, {
    url: `/merchant/${id}`,
    path: '/merchant/:id',
    messages,
    permissions: all,
    ...options,
  });

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(merchantPaths.merchantDetail, () => detailOf());
  fakeApi.post(channelPaths.channelList, () => ({ items: [], total: 0 }));
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [], total: 0 }));
  fakeApi.get(transactionPaths.transactionFigures, () => noMoney);
});
afterEach(() => {
  logged.mockRestore();
  localStorage.clear();
});

const region = (name: string) => screen.findByRole('region', { name });

/** Unfolds a section, and returns what is in it. */
async function unfold({ user }: Awaited<ReturnType<typeof open>>, name: string) {
  const section = within(await region(name));
  await user.click(section.getByRole('button', { name, expanded: false }));
  return section;
}

it('shows the facts of a merchant and the fingerprint of its key', async () => {
  fakeApi.get(merchantPaths.merchantDetail, () =>
    detailOf({ freeDifference: -3, merchantExpansionB: 'north' }),
  );
  const page = await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Shop 7' })).toBeVisible();
  const facts = await unfold(page, 'Details');
  expect(facts.getByText('-3')).toBeVisible();
  expect(facts.getAllByText('2026/03/04 15:06:07 UTC')).toHaveLength(2);
  const custom = await unfold(page, 'Custom fields');
  expect(custom.getByText('north')).toBeVisible();
  expect(custom.queryByText('Expansion A')).not.toBeInTheDocument();
  expect((await unfold(page, 'Key')).getByText('01234567…89abcdef')).toBeVisible();
});

it('keeps sections unfolded for the next merchant', async () => {
  const first = await open();
  await unfold(first, 'Details');
  expect(await region('Key')).not.toHaveTextContent('Fingerprint');
  first.unmount();
  await open();
  expect(within(await region('Details')).getAllByText('2026/03/04 15:06:07 UTC')).toHaveLength(2);
});

it('shows the latest three changes as sentences, and the whole history on request', async () => {
  const at = '2026-05-01T00:00:00.000Z';
  const change = (
    id: number,
    changes: HistoryEntry['changes'],
    action: HistoryEntry['action'] = 'update',
  ) => ({
    id,
    at,
    actor: 'wang',
    action,
    changes,
  });
  const status = { field: 'status', from: 'active', to: 'inactive' };
  const difference = { field: 'freeDifference', from: 1, to: 2 };
  fakeApi.post(merchantPaths.merchantHistory, () => ({
    items: [
      change(4, [status]),
      change(3, [status, difference]),
      change(2, [{ field: 'merchantExpansionA', from: 'x'.repeat(50), to: '' }]),
      change(1, [], 'create'),
    ],
    total: 4,
  }));
  const { user } = await open();
  const history = within(await region('History'));
  const sentences = async () =>
    (await history.findAllByRole('listitem')).map(({ firstChild }) => firstChild!.textContent);
  expect(await sentences()).toEqual([
    'wang changed Status from Active to Inactive',
    'wang changed Status and 1 more field',
    'wang changed Expansion A',
  ]);
  await user.click(history.getByRole('button', { name: 'Show full history' }));
  expect(history.getAllByRole('listitem')).toHaveLength(4);
  expect(history.getAllByRole('row', { name: 'Status Active Inactive' })).toHaveLength(2);
  expect(history.getByRole('button', { name: 'Show less' })).toHaveFocus();
});

it('is fetched once, ahead of the page, for users who may view it', async () => {
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  const calls = () => [
    ...fakeApi.calls('get', merchantPaths.merchantDetail),
    ...fakeApi.calls('post', channelPaths.channelList),
    ...fakeApi.calls('get', transactionPaths.transactionList),
    ...fakeApi.calls('get', transactionPaths.transactionFigures),
    ...fakeApi.calls('post', merchantPaths.merchantHistory),
  ];
  let before = 0;
  await open({
    permissions: [...all, 'transactions:view'],
    async prefetch(client, address) {
      await prefetch(client, address);
      await waitFor(() => expect(client.isFetching()).toBe(0));
      before = calls().length;
    },
  });
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(before).toBe(6);
  expect(calls()).toHaveLength(6);
});

it('shows that a key cannot be decrypted', async () => {
  fakeApi.get(merchantPaths.merchantDetail, () =>
    detailOf({ publicKey: undefined, privateKeyState: 'unreadable', keyFingerprint: null }),
  );
  expect((await unfold(await open(), 'Key')).getByText('This key cannot be decrypted')).toBeVisible();
});

it('shows shares by weight of the active channels, and fetches them without keys', async () => {
  fakeApi.post(channelPaths.channelList, () => ({
    items: [
      channel({ id: 1, merchantWeight: 30 }),
      channel({ id: 2, merchantNo: 'AT-2', merchantWeight: 10 }),
      channel({ id: 3, merchantNo: 'AT-3', merchantWeight: 60, status: 'inactive' }),
    ],
    total: 3,
  }));
  await open();
  const channels = within(await region('Channels'));
  const row = async (number: string) => within((await channels.findByText(number)).closest('tr')!);
  expect((await row('AT-1')).getByText('75%')).toBeVisible();
  expect((await row('AT-2')).getByText('25%')).toBeVisible();
  expect((await row('AT-3')).getByText('–')).toBeVisible();
  expect((await row('AT-2')).getByRole('link', { name: 'alipay' })).toHaveAttribute(
    'href',
    '/channel/list?merchantNo=AT-2&merchantChannel=alipay',
  );
  const [call] = fakeApi.calls('post', channelPaths.channelList);
  expect(call!.body).toEqual({ merchantId: 7, limit: 1000 });
});

it.each([
  ['one active', [channel({}), channel({ id: 2, status: 'inactive' })], /Only one active channel/],
  ['none active', [channel({ status: 'inactive' })], /No active channel/],
  [
    'weights of zero',
    [channel({ merchantWeight: 0 }), channel({ id: 2, merchantWeight: 0 })],
    /weight 0. None of them gets traffic/,
  ],
])('warns of %s', async (_case, items, warning) => {
  fakeApi.post(channelPaths.channelList, () => ({ items, total: items.length }));
  await open();
  expect(await within(await region('Channels')).findByText(warning)).toBeVisible();
});

it('fetches no channels for users who may not view them', async () => {
  await open({ permissions: ['merchantPage:view', 'merchants:view'] });
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Channels' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(fakeApi.calls('post', channelPaths.channelList)).toEqual([]);
});

describe('the latest transactions', () => {
  const mayAll = [...all, 'transactions:view'] as const;
  const transaction: Transaction = {
    id: 9,
    order_no: '2026112500000001',
    timestamp: new Date(2026, 10, 25, 9, 8, 7).toISOString(),
    username: 'Ana Torres',
    price: '12345.60',
    currency: null,
    status: 'pending',
    channelType: 'alipay',
  };

  it('are ten, with a link to all of them', async () => {
    fakeApi.get(transactionPaths.transactionList, () => ({ items: [transaction], total: 1 }));
    await open({ permissions: mayAll });
    const section = within(await region('Latest transactions'));
    expect(await section.findByText('2026112500000001')).toBeVisible();
    for (const words of ['2026/11/25 09:08:07', 'alipay', 'Ana Torres', '12,345.60', 'Pending'])
      expect(section.getByText(words)).toBeVisible();
    expect(section.getByRole('link', { name: 'Show in transaction list' })).toHaveAttribute(
      'href',
      '/transaction/list?merchantId=7',
    );
    const [call] = fakeApi.calls('get', transactionPaths.transactionList);
    expect(Object.fromEntries(call!.query)).toEqual({ merchantId: '7', limit: '10' });
  });

  it('may be none', async () => {
    fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
    await open({ permissions: mayAll });
    expect(await within(await region('Latest transactions')).findByText('No transactions yet')).toBeVisible();
  });

  it('show a failure, and are fetched again', async () => {
    fakeApi.get(transactionPaths.transactionList, () => failure(500, 'The database is away.'));
    const { user } = await open({ permissions: mayAll });
    const section = within(await region('Latest transactions'));
    expect(await section.findByText('Could not load the transactions')).toBeVisible();
    fakeApi.get(transactionPaths.transactionList, () => ({ items: [transaction], total: 1 }));
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText('2026112500000001')).toBeVisible();
  });

  it('are not fetched for users who may not view them', async () => {
    await open();
    expect(await screen.findByText('No changes yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Latest transactions' })).not.toBeInTheDocument();
    expect(fakeApi.calls('get', transactionPaths.transactionList)).toEqual([]);
  });
});

describe('the turnover', () => {
  const mayAll = [...all, 'transactions:view'] as const;
  beforeEach(() => fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 })));

  it('is shown for today and 30 days, each figure as a link to its transactions', async () => {
    const midnight = (daysAgo: number) => {
      const day = new Date();
      return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo).toISOString();
    };
    const figures: Record<string, TransactionFigures> = {
      [midnight(0)]: {
        ...{ success: 2, pending: 1, failed: 1, amount: '30.00' },
        volumes: [
          { currency: 'EUR', transactions: 2, amount: '30.00' },
          { currency: 'JPY', transactions: 1, amount: '5000.00' },
        ],
      },
      [midnight(29)]: { success: 1_998, pending: 1, failed: 1, amount: '1234567.80' },
    };
    fakeApi.get(transactionPaths.transactionFigures, (_body, { query }) => {
      expect(query.get('merchantId')).toBe('7');
      return figures[query.get('from')!] ?? noMoney;
    });
    await open({ permissions: mayAll });
    const links = async (period: string) =>
      within(await screen.findByRole('group', { name: period }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const list = (within: string) => `/transaction/list?merchantId=7&within=${within}`;
    expect(await links('Transactions today')).toEqual([
      ['Amount 30.00 EUR', list('today')],
      ['Transactions 4', list('today')],
      ['Success rate 66.6%', `${list('today')}&status=success`],
      ['Pending 1', `${list('today')}&status=pending`],
    ]);
    expect(screen.getByText('Also 5,000.00 JPY')).toBeVisible();
    expect(await links('Transactions in the last 30 days')).toEqual([
      ['Amount 1,234,567.80', list('last-30-days')],
      ['Transactions 2,000', list('last-30-days')],
      ['Success rate 99.9%', `${list('last-30-days')}&status=success`],
      ['Pending 1', `${list('last-30-days')}&status=pending`],
    ]);
  });

  it('of zero is a sentence; a failure can be retried', async () => {
    fakeApi.get(transactionPaths.transactionFigures, () => failure(500, 'The database is away.'));
    const { user } = await open({ permissions: mayAll });
    expect(await screen.findByText('Could not load the volume')).toBeVisible();
    fakeApi.get(transactionPaths.transactionFigures, () => noMoney);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No transactions in the last 30 days')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Transactions today' })).not.toBeInTheDocument();
  });

  it('is not fetched for users who may not view transactions', async () => {
    await open();
    expect(await screen.findByText('No changes yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Volume' })).not.toBeInTheDocument();
    expect(fakeApi.calls('get', transactionPaths.transactionFigures)).toEqual([]);
  });
});

it('shows a change at once, with a reloaded history', async () => {
  const page = await open();
  const { user } = page;
  await screen.findByText('No changes yet');
  fakeApi.put(merchantPaths.merchantStatus, () => ({
    ...merchantRow({ id: 7, status: 'inactive', updatedAt: '2026-05-01T00:00:00.000Z' }),
  }));
  fakeApi.post(merchantPaths.merchantHistory, () => ({
    items: [{ id: 1, at: '2026-05-01T00:00:00.000Z', actor: 'wang', action: 'update' as const, changes: [] }],
    total: 1,
  }));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate Shop 7?' }));
  expect(question.queryByText(/payment/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Deactivate merchant' }));
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(await screen.findByText('Changed by wang')).toBeVisible();
  expect((await unfold(page, 'Key')).getByText('01234567…89abcdef')).toBeVisible();
});

it('asks before deactivating, with the payments of the last 30 days, and activates at once', async () => {
  fakeApi.get(transactionPaths.transactionFigures, () => ({ success: 217, pending: 1, amount: '9.00' }));
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  fakeApi.put(merchantPaths.merchantStatus, ({ status }) => merchantRow({ id: 7, status }));
  const { user } = await open({ permissions: [...all, 'transactions:view'] });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate Shop 7?' }));
  expect(await question.findByText('The merchant took 218 payments in the last 30 days.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(fakeApi.calls('put', merchantPaths.merchantStatus)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await user.click(await screen.findByRole('button', { name: 'Deactivate merchant' }));
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(fakeApi.calls('put', merchantPaths.merchantStatus)).toHaveLength(2);
});

it('opens the form of the merchant', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit merchant' })).toBeVisible();
});

it('links to the list when the merchant does not exist', async () => {
  fakeApi.get(merchantPaths.merchantDetail, () => failure(404, 'There is none.'));
  await open();
  expect(await screen.findByText('No merchant with ID 7')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to merchants' })).toHaveAttribute('href', '/merchant/list');
});

it('shows a failure, and retries', async () => {
  fakeApi.get(merchantPaths.merchantDetail, () => failure(500, 'The database is away.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the merchant')).toBeVisible();
  fakeApi.get(merchantPaths.merchantDetail, () => detailOf());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Shop 7' })).toBeVisible();
});

it('refuses an address without an id', async () => {
  const { router } = await open({}, 'seven');
  expect(router.state.location.pathname).toBe('/404');
});

it('shows no permission without the grant', async () => {
  await open({ permissions: ['merchants:view'] });
  expect(screen.getByText('No permission')).toBeVisible();
  await prefetch(createQueryClient(), new URL('http://app/merchant/7'));
  expect(fakeApi.calls('get', merchantPaths.merchantDetail)).toEqual([]);
});
