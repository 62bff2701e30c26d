import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import {
  channelPaths,
  transactionPaths,
  type ChannelOption,
  type Permission,
  type Transaction,
  type TransactionDetail,
} from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from '../../pages/transaction-list';

const transaction: Transaction = {
  id: 9,
  order_no: '2026112500000001',
  timestamp: new Date(2026, 10, 25, 9, 8, 7).toISOString(),
  username: 'Ana Torres',
  price: '1234567.80',
  currency: null,
  status: 'pending',
  merchantId: 15,
  merchantName: 'Northern Lights',
  channelId: 3,
  channelType: 'alipay',
};

const all: Permission[] = ['transactions:view', 'merchants:view', 'merchantPage:view', 'channels:view'];
const open = (url = '/transaction/list', permissions = all) =>
  renderPage(<Page />, { url, path: '/transaction/list', messages, permissions });

const firstQuery = () => Object.fromEntries(fakeApi.calls('get', transactionPaths.transactionList)[0]!.query);

const alipay: ChannelOption = { code: 'alipay', name: 'Alipay', nameZh: '', nameEs: '', nameJa: '' };
const detail: TransactionDetail = {
  ...transaction,
  sentAt: new Date(2026, 10, 25, 9, 8, 8).toISOString(),
  answeredAt: null,
  settledAt: null,
};

// Loaded once, so that no test waits for it.
beforeAll(() => import('./transaction-panel'));

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

beforeEach(() => {
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [transaction], total: 1 }));
  fakeApi.get(channelPaths.channelOptions, () => [alipay]);
  fakeApi.get(transactionPaths.transactionDetail, () => detail);
});

it('shows each transaction with its merchant, as a link, and the channel that it took', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Northern Lights' });
  expect(link).toHaveAttribute('href', '/merchant/15');
  const row = within(link.closest('tr')!);
  for (const words of [
    '2026112500000001',
    '2026/11/25 09:08:07',
    'Alipay',
    'Ana Torres',
    '1,234,567.80',
    'Pending',
  ])
    expect(row.getByText(words)).toBeVisible();
});

it('is filtered by its address, by days of the shown time zone, and shows so', async () => {
  await open('/transaction/list?merchantId=15&status=pending&from=2026-11-25&to=2026-11-25');
  await screen.findByText('Ana Torres');
  expect(firstQuery()).toEqual({
    page: '1',
    limit: '20',
    sort: '-timestamp',
    merchantId: '15',
    status: 'pending',
    from: new Date(2026, 10, 25).toISOString(),
    to: new Date(2026, 10, 26).toISOString(),
  });
  expect(screen.getByRole('textbox', { name: 'Merchant ID' })).toHaveValue('15');
});

it('is filtered by age, up to an hour before the request, or to an earlier end of the period', async () => {
  const lastEnd = () => fakeApi.calls('get', transactionPaths.transactionList).at(-1)!.query.get('to');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T12:00:00Z'));
  const { unmount } = await open('/transaction/list?age=over-1-hour');
  await screen.findByText('Ana Torres');
  expect(lastEnd()).toBe('2026-11-25T11:00:00.000Z');
  unmount();
  await open('/transaction/list?age=over-1-hour&to=2025-11-25');
  await screen.findByText('Ana Torres');
  expect(lastEnd()).toBe(new Date(2025, 10, 26).toISOString());
  now.mockRestore();
});

it('has no columns that the user may not view', async () => {
  await open('/transaction/list', ['transactions:view']);
  await screen.findByText('Ana Torres');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Order number', `Time (${shownZoneLabel()})`, 'Payer', 'Amount', 'Status']);
});

it('shows an empty state', async () => {
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  await open();
  expect(await screen.findByText('No transactions yet')).toBeVisible();
});

it('shows a failure, and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(transactionPaths.transactionList, () => failure(500, 'The database is away.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the transactions')).toBeVisible();
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [transaction], total: 1 }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ana Torres')).toBeVisible();
  logged.mockRestore();
});

it('shows no permission without the grant', async () => {
  await open('/transaction/list', ['dashboard:view']);
  expect(screen.getByText('No permission')).toBeVisible();
  expect(fakeApi.calls('get', transactionPaths.transactionList)).toEqual([]);
});

it('searches by order number, amount and currency, typed in any form', async () => {
  await open('/transaction/list?text=2026%201125&amount=1%2C234.5&currency=eur&channelType=alipay');
  await screen.findByText('Ana Torres');
  expect(firstQuery()).toMatchObject({
    text: '2026 1125',
    amount: '1234.5',
    currency: 'EUR',
    channelType: 'alipay',
  });
});

it('offers no filters by merchants or channels that the user may not view', async () => {
  await open('/transaction/list', ['transactions:view']);
  await screen.findByText('Ana Torres');
  expect(screen.queryByRole('textbox', { name: 'Merchant ID' })).not.toBeInTheDocument();
  expect(fakeApi.calls('get', channelPaths.channelOptions)).toEqual([]);
});

it('opens a transaction that is not among the rows, with its recorded times and its links', async () => {
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  await open('/transaction/list?open=9');
  const panel = within(await screen.findByRole('complementary', { name: '2026112500000001' }));
  expect(await panel.findByText('1,234,567.80')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Copy order number' })).toBeVisible();
  expect(panel.getByRole('link', { name: 'Northern Lights' })).toHaveAttribute('href', '/merchant/15');
  expect(panel.getByRole('link', { name: 'Alipay' })).toHaveAttribute(
    'href',
    '/channel/list?merchantChannel=alipay&merchantName=Northern+Lights&open=3',
  );
  const steps = within(panel.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => /^\D+/.exec(textContent)![0])).toEqual([
    'Created',
    'Sent to the channel',
  ]);
});

it('opens a row that is pressed while the browser is still busy with the page', async () => {
  Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} });
  const { user } = await open();
  await user.click(await screen.findByText('2026112500000001'));
  expect(await screen.findByRole('complementary', { name: '2026112500000001' })).toBeVisible();
});

it('shows a missing transaction, and a failure with a retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  fakeApi.get(transactionPaths.transactionDetail, () => failure(500, 'The database is away.'));
  const { user } = await open('/transaction/list?open=9');
  expect(await screen.findByText('Could not load the transaction')).toBeVisible();
  fakeApi.get(transactionPaths.transactionDetail, () => failure(404, 'There is no such transaction.'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/9.*not|not.*9/i)).toBeVisible();
  logged.mockRestore();
});
