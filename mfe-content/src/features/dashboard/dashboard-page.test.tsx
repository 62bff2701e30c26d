import { apiPaths, type DashboardSummary, type Permission } from '@backoffice/contract';
import { deferred, failure, fakeApi, offline, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { messages, Page } from '../../pages/dashboard';

const summary: DashboardSummary = {
  merchants: { active: 1500, inactive: 500 },
  newestMerchants: [
    {
      id: 7,
      merchantName: 'Northern Lights Trading',
      merchantNo: 'M0000000007',
      status: 'active',
      createdAt: new Date(2026, 10, 21, 15, 4, 3).toISOString(),
    },
    {
      id: 6,
      merchantName: 'Old Harbour Foods',
      merchantNo: 'M0000000006',
      status: 'inactive',
      createdAt: new Date(2026, 10, 20, 0, 0, 0).toISOString(),
    },
  ],
};

const all: Permission[] = ['dashboard:view', 'merchants:view'];
const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { messages, permissions: all, ...options });
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement!;

beforeEach(() => fakeApi.get(apiPaths.dashboardSummary, () => summary));

it('shows how many merchants there are, by status', async () => {
  await open();
  expect(await screen.findByText('2,000')).toBeInTheDocument();
  expect(await figure('Total')).toHaveTextContent('Total2,000');
  expect(await figure('Active')).toHaveTextContent('Active1,50075%');
  expect(await figure('Inactive')).toHaveTextContent('Inactive50025%');
  expect(screen.getByRole('img', { name: '75% active, 25% inactive' })).toBeInTheDocument();
});

it('shows the newest merchants in the order that the server gives', async () => {
  await open();
  await screen.findByText('Northern Lights Trading');
  const table = screen.getByRole('table', { name: 'Newest merchants' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['ID', 'Name', 'Number', 'Status', 'Created'],
    ['7', 'Northern Lights Trading', 'M0000000007', 'Active', '2026/11/21 15:04:03'],
    ['6', 'Old Harbour Foods', 'M0000000006', 'Inactive', '2026/11/20 00:00:00'],
  ]);
});

it('lets a long name be read whole when it is cut', async () => {
  await open();
  expect(await screen.findByText('Northern Lights Trading')).toHaveAttribute('data-tooltip-when-cut');
});

it('keeps the room of five rows while it loads, and says that it does', async () => {
  const answer = deferred<DashboardSummary>();
  fakeApi.get(apiPaths.dashboardSummary, () => answer.promise);
  await open();
  expect(screen.getByRole('status', { name: 'Loading the dashboard' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(screen.getByText('Inactive', { selector: 'dt' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  answer.resolve(summary);
  expect(await screen.findByText('2,000')).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: 'Loading the dashboard' })).not.toBeInTheDocument();
});

it('says what will be there when there is no merchant', async () => {
  fakeApi.get(apiPaths.dashboardSummary, () => ({
    merchants: { active: 0, inactive: 0 },
    newestMerchants: [],
  }));
  await open();
  expect(await screen.findByText('No merchants yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(await figure('Active')).toHaveTextContent('Active00%');
});

it('names a failure with its request id and tries again', async () => {
  fakeApi.get(apiPaths.dashboardSummary, () => failure(500, 'The database is away'));
  const { user } = await open();
  const panel = (await screen.findByText('The dashboard could not be loaded')).parentElement!;
  expect(panel).toHaveTextContent('The database is away');
  expect(panel).toHaveTextContent('request-1');

  fakeApi.get(apiPaths.dashboardSummary, () => summary);
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2,000')).toBeInTheDocument();
  expect(panel).not.toBeInTheDocument();
});

it('offers Retry without a connection, too', async () => {
  fakeApi.get(apiPaths.dashboardSummary, () => offline());
  await open();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('asks the server nothing for who may not see it', async () => {
  await open({ permissions: ['merchants:view'] });
  expect(await screen.findByText('No permission')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(fakeApi.calls('get', apiPaths.dashboardSummary)).toHaveLength(0);
});

it('leads to the merchant list', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'View merchant list' })).toHaveAttribute(
    'href',
    '/merchant/list',
  );
});

it('leads nobody to a list that they may not see', async () => {
  await open({ permissions: ['dashboard:view'] });
  await screen.findByText('2,000');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('speaks the language of the interface, numbers included', async () => {
  fakeApi.get(apiPaths.dashboardSummary, () => ({
    ...summary,
    merchants: { active: 20_001, inactive: 9_999 },
  }));
  await open({ language: 'es' });
  expect(await screen.findByText('30.000')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '66,7 % activos, 33,3 % inactivos' })).toBeInTheDocument();
});
