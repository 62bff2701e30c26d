import { apiPaths, type DashboardFigures } from '@backoffice/contract';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { answerDashboard, figures, openDashboard } from '../dashboard.fixture';

const all = [
  'dashboard:view',
  'transactions:view',
  'merchants:view',
  'channels:view',
  'auditLog:view',
] as const;
const open = (permissions: readonly (typeof all)[number][] = all) =>
  openDashboard({ permissions: [...permissions], roles: ['editor'] });

const tile = async (name: string) => within(await screen.findByRole('region', { name }));
const link = async (part: string, name: string) => (await tile(part)).getByRole('link', { name });

beforeEach(() => {
  // Fakes the date only; timers stay real.
  jest.useFakeTimers({
    now: new Date(2026, 10, 5, 9, 30),
    doNotFake: [
      'cancelAnimationFrame',
      'clearInterval',
      'clearTimeout',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setInterval',
      'setTimeout',
    ],
  });
  answerDashboard();
});
afterEach(() => jest.useRealTimers());

it('shows the payments since midnight in the shown time zone', async () => {
  await open();
  const payments = await tile('Transactions today');
  expect(payments.getByRole('link', { name: 'Transactions 1,234' })).toHaveAttribute(
    'href',
    '/transaction/list?from=2026-11-05',
  );
  expect(payments.getByRole('link', { name: 'Pending 44' })).toHaveAttribute(
    'href',
    '/transaction/list?status=pending&from=2026-11-05',
  );
  expect(payments.getByRole('link', { name: 'Amount 1,234,567.80' })).toBeVisible();
  expect(payments.getByRole('link', { name: 'Success rate 96.4%' })).toHaveAttribute(
    'href',
    '/transaction/list?status=success&from=2026-11-05',
  );
  const [call] = fakeApi.calls('get', apiPaths.dashboardFigures);
  expect(call!.query.get('today')).toBe(new Date(2026, 10, 5).toISOString());
});

it.each([
  ['Merchants at risk', 'Only one active channel 12', '/merchant/list?status=active&channelState=single'],
  ['Merchants at risk', 'No traffic (all weights 0) 3', '/merchant/list?status=active&channelState=idle'],
  ['Merchants at risk', 'No active channel 1,204', '/merchant/list?status=active&channelState=none'],
  ['Channel keys', 'Over 1 year old 31', '/channel/list?keyAge=over-1-year'],
  ['Channel keys', 'Over 2 years old 0', '/channel/list?keyAge=over-2-years'],
  [
    'Sign-ins in the last 24 hours',
    'All, including sign-outs 300',
    '/user/audit-log?within=day&group=sign-ins',
  ],
  ['Sign-ins in the last 24 hours', 'Failed 9', '/user/audit-log?within=day&action=sign-in-refused'],
  ['Changes today', 'By all users 15', '/user/audit-log?from=2026-11-05&group=changes'],
  ['Changes today', 'wang 14', '/user/audit-log?from=2026-11-05&actor=%22wang%22&group=changes'],
])('%s: %s links to its list', async (part, name, href) => {
  await open();
  expect(await link(part, name)).toHaveAttribute('href', href);
});

const payments = (today: number, before: number): DashboardFigures => ({
  ...figures,
  transactions: {
    ...figures.transactions!,
    today: { success: today, pending: 0, amount: '0.00' },
    before: { success: before, pending: 0, amount: '0.00' },
  },
});

it.each([
  [payments(15, 10), '▲ 50% vs. yesterday'],
  [payments(9, 10), '▼ 10% vs. yesterday'],
  [payments(10, 10), 'Same as yesterday'],
  [payments(1, 0), 'No data for yesterday'],
  [{ ...figures, signIns: { total: 300, refused: 9, before: 4 } }, '▲ 5 vs. previous 24 h'],
  [{ ...figures, signIns: { total: 300, refused: 1, before: 4 } }, '▼ 3 vs. previous 24 h'],
  [{ ...figures, signIns: { total: 300, refused: 4, before: 4 } }, 'Same as the previous 24 h'],
])('shows better and worse figures as text (%#)', async (answer, words) => {
  fakeApi.get(apiPaths.dashboardFigures, () => answer);
  await open();
  expect(await screen.findByText(words)).toBeVisible();
});

it('shows each tile to users who may view its list, and fetches nothing without tiles', async () => {
  await open(['dashboard:view', 'channels:view']);
  await tile('Channel keys');
  for (const name of [
    'Transactions today',
    'Merchants at risk',
    'Sign-ins in the last 24 hours',
    'Changes today',
  ])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

it('is not rendered for users who may view none of it', async () => {
  await open(['dashboard:view']);
  await screen.findByRole('region', { name: 'To-do list' });
  expect(screen.queryByRole('group', { name: 'Today' })).not.toBeInTheDocument();
  expect(fakeApi.calls('get', apiPaths.dashboardFigures)).toEqual([]);
});

it('reserves the space of each tile while the figures load', async () => {
  const answer = deferred<DashboardFigures>();
  fakeApi.get(apiPaths.dashboardFigures, () => answer.promise);
  await open();
  const row = await screen.findByRole('group', { name: 'Today' });
  expect(row).toHaveAttribute('aria-busy', 'true');
  const tiles = () => [row.firstElementChild, ...row.lastElementChild!.children];
  expect(tiles()).toHaveLength(5);
  answer.resolve(figures);
  await tile('Changes today');
  expect(row).toHaveAttribute('aria-busy', 'false');
  expect(tiles()).toHaveLength(5);
});

it('shows a failure of loading the figures, and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(apiPaths.dashboardFigures, () => failure(500, 'The database is away.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load this section')).toBeVisible();
  fakeApi.get(apiPaths.dashboardFigures, () => figures);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await tile('Changes today');
  logged.mockRestore();
});

it('draws today by hour and type of channel for an administrator, and lists it as a table', async () => {
  const { user } = await openDashboard({ permissions: [...all] });
  expect(await screen.findByRole('slider', { name: 'Transactions today by hour' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Transactions today by hour as table' }));
  const table = screen.getByRole('table', { name: 'Transactions today by hour' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(0, 3)).toEqual([
    ['Hour', 'alipay', 'Other'],
    ['00:00', '1,000', '234'],
    ['01:00', '0', '0'],
  ]);
  // A header and ten hours, up to the current one.
  expect(rows).toHaveLength(11);
});
