import { recordReads } from '@backoffice/api-client/early-calls';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { transactionPaths, type DashboardSummary } from '@backoffice/contract';
import { deferred, failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { reads } from '../../../package.json';
import { prefetch } from '../../pages/dashboard';
import { answerDashboard, openDashboard, summary, transactions } from './dashboard.fixture';

const part = (name: string) => screen.findByRole('region', { name });
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt > span' })).closest('div')!;
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(answerDashboard);

describe('by role', () => {
  it('shows an administrator series, transactions, to-dos and merchants', async () => {
    await openDashboard();
    expect(await screen.findByRole('group', { name: 'Chart series' })).toBeInTheDocument();
    for (const name of ['Latest transactions', 'To-do list', 'Newest merchants', 'Merchants by status'])
      expect(await part(name)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Welcome/ })).not.toBeInTheDocument();
  });

  it.each([['editor'], ['visitor'], ['anything else']])(
    'greets a user with the role %s, and fetches no series',
    async (role) => {
      await openDashboard({ roles: [role] });
      expect(await part('Welcome back, Test User')).toHaveTextContent(`Roles: ${role}`);
      for (const name of ['Latest transactions', 'To-do list', 'Newest merchants', 'Merchants by status'])
        expect(await part(name)).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Chart series' })).not.toBeInTheDocument();
      expect(fakeApi.calls('get', transactionPaths.dashboardSeries)).toHaveLength(0);
    },
  );

  it('makes no calls for users who may not view it', async () => {
    await openDashboard({ permissions: ['merchants:view'] });
    expect(await screen.findByText('No permission')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(fakeApi.calls('get', transactionPaths.dashboardSummary)).toHaveLength(0);
  });
});

it('prefetches the reads that its release names', async () => {
  const recorded = recordReads();
  const [midnight, timeZone] = [expect.any(String) as string, expect.any(String) as string];
  await openDashboard({
    permissions: ['dashboard:view', 'merchants:view', 'operationsStatus:view'],
    prefetch: async (client) => {
      await prefetch(client);
      const made = recorded().map(({ path }) => new URL(path, location.origin));
      const named = reads.Dashboard.map(({ path, query = {} }) => [
        path,
        Object.fromEntries(
          Object.entries(query).map(([name, value]) => [
            name,
            value === '{midnight}' ? midnight : value === '{timeZone}' ? timeZone : value,
          ]),
        ),
      ]);
      expect(made.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual(
        named,
      );
    },
  });
});

describe('the merchants', () => {
  it('are counted by status', async () => {
    await openDashboard();
    expect(await screen.findByText('2,000')).toBeInTheDocument();
    expect(await figure('Total')).toHaveTextContent('Total2,000');
    expect(await figure('Active')).toHaveTextContent('Active1,50075%');
    expect(await figure('Inactive')).toHaveTextContent('Inactive50025%');
    expect(screen.getByRole('img', { name: '75% active, 25% inactive' })).toBeInTheDocument();
  });

  it('are listed by the order that the server gives, the newest ones', async () => {
    await openDashboard();
    await screen.findByText('Northern Lights Trading');
    expect(rowsOf(screen.getByRole('table', { name: 'Newest merchants' }))).toEqual([
      ['ID', 'Name', 'Number', 'Status', `Created (${shownZoneLabel()})`],
      ['7', 'Northern Lights Trading', 'M0000000007', 'Active', '2026/11/21 15:04:03'],
      ['6', 'Old Harbour Foods', 'M0000000006', 'Inactive', '2026/11/20 00:00:00'],
    ]);
  });

  it('show a truncated name in full in a tooltip', async () => {
    await openDashboard();
    expect(await screen.findByText('Northern Lights Trading')).toHaveAttribute('data-tooltip-when-cut');
  });

  it('reserve the space of five rows while loading, which the page announces', async () => {
    const answer = deferred<DashboardSummary>();
    fakeApi.get(transactionPaths.dashboardSummary, () => answer.promise);
    await openDashboard({ roles: ['editor'] });
    expect(await screen.findByRole('status', { name: 'Loading dashboard' })).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Newest merchants' });
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(screen.getByText('Inactive', { selector: 'dt > span' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /active/ })).not.toBeInTheDocument();

    answer.resolve(summary);
    expect(await screen.findByText('2,000')).toBeInTheDocument();
    expect(screen.queryByRole('status', { name: 'Loading dashboard' })).not.toBeInTheDocument();
  });

  it('show an empty state when there are none', async () => {
    fakeApi.get(transactionPaths.dashboardSummary, () => ({
      merchants: { active: 0, inactive: 0 },
      newestMerchants: [],
    }));
    await openDashboard({ roles: ['editor'] });
    expect(await screen.findByText('No merchants yet')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Newest merchants' })).not.toBeInTheDocument();
    expect(await figure('Active')).toHaveTextContent('Active00%');
  });

  it('link to their list', async () => {
    await openDashboard();
    const lead = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await lead('View merchant list')).toBe('/merchant/list');
    expect(await lead('Total 2,000')).toBe('/merchant/list');
    expect(await lead('Active 1,500')).toBe('/merchant/list?status=active');
    expect(await lead('Inactive 500')).toBe('/merchant/list?status=inactive');
    expect(screen.queryByRole('link', { name: 'Add merchant' })).not.toBeInTheDocument();
  });

  it('link to the form for a new one for users who may create it', async () => {
    await openDashboard({ permissions: ['dashboard:view', 'merchants:view', 'merchants:edit'] });
    const link = await screen.findByRole('link', { name: 'Add merchant' });
    expect(link).toHaveAttribute('href', '/merchant/list?form=new');
  });

  it('are figures without links for users who may not view merchants', async () => {
    fakeApi.get(transactionPaths.dashboardSummary, () => ({ merchants: summary.merchants }));
    await openDashboard({ roles: ['visitor'], permissions: ['dashboard:view'] });
    await screen.findByText('2,000');
    await part('To-do list');
    expect(screen.queryByRole('region', { name: 'Newest merchants' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('are counted in the language of the interface', async () => {
    fakeApi.get(transactionPaths.dashboardSummary, () => ({
      ...summary,
      merchants: { active: 20_001, inactive: 9_999 },
    }));
    await openDashboard({ language: 'es' });
    expect(await screen.findByText('30.000')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '66,7 % activos, 33,3 % inactivos' })).toBeInTheDocument();
  });
});

describe('the transactions', () => {
  it('link to the page of their merchant for users who may view it', async () => {
    await openDashboard({ permissions: ['dashboard:view', 'merchantPage:view'] });
    const link = await screen.findByRole('link', { name: 'Northern Lights' });
    expect(link).toHaveAttribute('href', '/merchant/15');
  });

  it('name the merchant without a link for users who may not view its page', async () => {
    await openDashboard();
    expect(await screen.findByText('Northern Lights')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Northern Lights' })).not.toBeInTheDocument();
  });

  it('have no merchant column for users who may not view merchants', async () => {
    await openDashboard({ permissions: ['dashboard:view'] });
    expect(await screen.findByText('Ana Torres')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Merchant' })).not.toBeInTheDocument();
  });

  it('are the eight latest, with amounts in the format of the language', async () => {
    await openDashboard();
    await screen.findByText('Ana Torres');
    expect(rowsOf(screen.getByRole('table', { name: 'Latest transactions' }))).toEqual([
      ['Order number', `Time (${shownZoneLabel()})`, 'Merchant', 'Payer', 'Amount', 'Status'],
      [
        '2026112100000000000001',
        '2026/11/21 09:08:07',
        'Northern Lights',
        'Ana Torres',
        '12,345.60',
        'Pending',
      ],
      ['2026112000000000000002', '2026/11/20 09:08:07', '–', '王小明', '99.00', 'Succeeded'],
    ]);
    const [call] = fakeApi.calls('get', transactionPaths.transactionList);
    expect(Object.fromEntries(call!.query)).toEqual({ page: '1', limit: '8' });
  });

  it('use the decimal sign of the language', async () => {
    await openDashboard({ language: 'es' });
    expect(await screen.findByText('12.345,60')).toBeInTheDocument();
  });

  it('lead each to its panel in the list for users who may view that', async () => {
    await openDashboard({ permissions: ['dashboard:view', 'transactions:view'] });
    const link = await screen.findByRole('link', { name: '2026112100000000000001' });
    expect(link).toHaveAttribute('href', '/transaction/list?open=2');
  });

  it('show an empty state when there are none', async () => {
    fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
    await openDashboard();
    const table = await part('Latest transactions');
    expect(await within(table).findByText('No transactions yet')).toBeInTheDocument();
  });
});

describe('a failure', () => {
  it('of one call keeps the other sections, shows its request id and can be retried', async () => {
    fakeApi.get(transactionPaths.transactionList, () => failure(500, 'The database is away'));
    const { user } = await openDashboard();
    const panel = within(await part('Latest transactions'));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      /Could not load this sectionThe database is awayRequest ID request-\d/,
    );
    expect(await screen.findByText('2,000')).toBeInTheDocument();

    fakeApi.get(transactionPaths.transactionList, () => ({ items: transactions, total: 2 }));
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('Ana Torres')).toBeInTheDocument();
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('without a connection offers Retry, too', async () => {
    for (const path of [
      transactionPaths.dashboardSummary,
      transactionPaths.dashboardSeries,
      transactionPaths.transactionList,
    ])
      fakeApi.get(path, () => offline());
    await openDashboard();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(4));
  });
});
