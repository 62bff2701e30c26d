import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { apiPaths, type Permission, type Transaction } from '@backoffice/contract';
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

const firstQuery = () => Object.fromEntries(fakeApi.calls('get', apiPaths.transactionList)[0]!.query);

beforeEach(() => fakeApi.get(apiPaths.transactionList, () => ({ items: [transaction], total: 1 })));

it('shows each transaction with its merchant, as a link, and the channel that it took', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Northern Lights' });
  expect(link).toHaveAttribute('href', '/merchant/15');
  const row = within(link.closest('tr')!);
  for (const words of [
    '2026112500000001',
    '2026/11/25 09:08:07',
    'alipay',
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

it('has no columns that the user may not view', async () => {
  await open('/transaction/list', ['transactions:view']);
  await screen.findByText('Ana Torres');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Order number', `Time (${shownZoneLabel()})`, 'Payer', 'Amount', 'Status']);
});

it('shows an empty state', async () => {
  fakeApi.get(apiPaths.transactionList, () => ({ items: [], total: 0 }));
  await open();
  expect(await screen.findByText('No transactions yet')).toBeVisible();
});

it('shows a failure, and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(apiPaths.transactionList, () => failure(500, 'The database is away.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the transactions')).toBeVisible();
  fakeApi.get(apiPaths.transactionList, () => ({ items: [transaction], total: 1 }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ana Torres')).toBeVisible();
  logged.mockRestore();
});

it('shows no permission without the grant', async () => {
  await open('/transaction/list', ['dashboard:view']);
  expect(screen.getByText('No permission')).toBeVisible();
  expect(fakeApi.calls('get', apiPaths.transactionList)).toEqual([]);
});
