import { apiPaths, transactionPaths, type DashboardFigures, type Permission } from '@backoffice/contract';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, screen, within } from '@testing-library/react';
import { answerDashboard, figures, openDashboard } from '../dashboard.fixture';

const all: Permission[] = [
  'dashboard:view',
  'transactions:view',
  'merchants:view',
  'channels:view',
  'auditLog:view',
  'operationsStatus:view',
];
const open = (permissions = all) => openDashboard({ permissions, roles: ['editor'] });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const answer = (change: Partial<DashboardFigures>) =>
  fakeApi.get(transactionPaths.dashboardFigures, () => ({ ...figures, ...change }));

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

it.each([
  ['Volume today 1,234,567.80', '/transaction/list?from=2026-11-05'],
  ['Transactions 1,234', '/transaction/list?from=2026-11-05'],
  ['Pending 44', '/transaction/list?status=pending&from=2026-11-05'],
  [
    'Success rate 99.1% 1,180 succeeded · 44 pending · 10 failed',
    '/transaction/list?status=success&from=2026-11-05',
  ],
  ['Pending over 1 hour 7', '/transaction/list?status=pending&age=over-1-hour'],
  [
    'Merchants at risk 1,219 1,204 without a channel · 3 without traffic · 12 with only one',
    '/merchant/list?status=active&channelState=at-risk',
  ],
  ['System alerts 2 1 critical', '/user/operations'],
  ['Review: Merchants: No active channel 1,204', '/merchant/list?status=active&channelState=none'],
  ['Review: Merchants: No traffic (all weights 0) 3', '/merchant/list?status=active&channelState=idle'],
  ['Review: Merchants: Only one active channel 12', '/merchant/list?status=active&channelState=single'],
  ['Review: Channel keys: Over 1 year old 31', '/channel/list?keyAge=over-1-year'],
  ['Review: Failed sign-ins in 24 hours 9', '/user/audit-log?within=day&action=sign-in-refused'],
  ['Sign-ins and sign-outs in 24 hours 300', '/user/audit-log?within=day&group=sign-ins'],
  ['Changes today 15', '/user/audit-log?from=2026-11-05&group=changes'],
  ['14 by wang', '/user/audit-log?from=2026-11-05&actor=%22wang%22&group=changes'],
])('%s links to its list', async (name, href) => {
  await open();
  const link = await screen.findByRole('link', { name: (spoken) => spoken.startsWith(name) });
  expect(link).toHaveAttribute('href', href);
});

it('asks for the figures since midnight in the shown time zone', async () => {
  await open();
  await region('Volume today');
  const [call] = fakeApi.calls('get', transactionPaths.dashboardFigures);
  expect(call!.query.get('today')).toBe(new Date(2026, 10, 5).toISOString());
});

it('shows zeros as None, without a link', async () => {
  answer({
    payments: { ...figures.payments!, overdue: 0 },
    merchants: { single: 0, idle: 0, none: 0 },
    keys: { 'over-1-year': 0, 'over-2-years': 0 },
    signIns: { total: 3, refused: 0, before: 2 },
  });
  await open();
  const attention = await region('Needs attention');
  expect(await attention.findAllByText('None')).toHaveLength(6);
  expect(attention.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('All older transactions are completed')).toBeVisible();
  expect(screen.queryByRole('link', { name: /at risk|over 1 hour/ })).not.toBeInTheDocument();
});

it('lists what needs attention before what does not', async () => {
  answer({ merchants: { single: 5, idle: 0, none: 0 }, keys: { 'over-1-year': 0, 'over-2-years': 1 } });
  await open();
  const list = await screen.findByRole('list', { name: 'Needs attention' });
  const counts = within(list)
    .getAllByRole('listitem')
    .map((item) => /(?:None|\d+)(?=Review|Replace|$)/.exec(item.textContent)?.[0]);
  expect(counts).toEqual(['1', '9', '5', 'None', 'None', 'None']);
});

it('lists the alerts of channels first, each with its transactions', async () => {
  const address = '/transaction/list?channelType=wechat&from=2026-11-05';
  const type = { en: 'WeChat Pay', zh: '微信支付', es: 'WeChat Pay', ja: 'WeChat Pay' };
  const alert = { id: 1, type, merchantName: null, rate: 20.8, usualRate: 98.1, address };
  answer({ channelAlerts: [alert, { ...alert, id: 2, merchantName: 'Skylark Travel' }] });
  await open();
  const list = await screen.findByRole('list', { name: 'Needs attention' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('WeChat Pay: success rate fellUsually 98.1%20.8%Review');
  expect(second).toHaveTextContent('WeChat Pay · Skylark Travel: success rate fell');
  const link = within(first!).getByRole('link', { name: 'Review: WeChat Pay: success rate fell 20.8%' });
  expect(link).toHaveAttribute('href', address);
});

it('names changes that no user has made', async () => {
  answer({ changes: { total: 5, people: [] } });
  await open();
  expect(await (await region('Team today')).findByText('5 by the system')).toBeVisible();
});

const payments = (today: string, before: string) => ({
  transactions: {
    ...figures.transactions!,
    today: { success: 1, pending: 0, amount: today },
    before: { success: 1, pending: 0, amount: before },
  },
});
it.each([
  [payments('104.20', '100.00'), '4.2% more than yesterday at this time'],
  [payments('90.00', '100.00'), '10% less than yesterday at this time'],
  [payments('100.00', '100.00'), 'Same as yesterday at this time'],
  [payments('1.00', '0.00'), 'No transactions yesterday at this time'],
  [{ signIns: { total: 300, refused: 9, before: 4 } }, '5 more than the day before'],
  [{ signIns: { total: 300, refused: 1, before: 4 } }, '3 fewer than the day before'],
  [{ signIns: { total: 300, refused: 4, before: 4 } }, 'Same as the day before'],
])('tells changes in words (%#)', async (change, words) => {
  answer(change);
  await open();
  expect(await screen.findByText(words)).toBeVisible();
});

it('has the volume of each hour as a chart, by keys from the current one, and as a table', async () => {
  const { user } = await open();
  const chart = await screen.findByRole('slider', { name: 'Volume by hour' });
  expect(chart).toHaveAttribute('aria-valuetext', '09:00, Today 0, Yesterday 100');
  act(() => chart.focus());
  await user.keyboard('{Home}');
  expect(chart).toHaveAttribute('aria-valuetext', '00:00, Today 1,234,568, Yesterday 100');
  await user.click(screen.getByRole('button', { name: 'Show Volume by hour as table' }));
  const rows = within(screen.getByRole('table', { name: 'Volume by hour' })).getAllByRole('row');
  expect(rows).toHaveLength(25);
  expect([...rows[1]!.children].map((cell) => cell.textContent)).toEqual(['00:00', '1,234,568', '100']);
});

it('marks values, hours and the current time on the axes of the hours, with currency and zone', async () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const { transactions } = figures;
  const volumes = [{ currency: 'EUR', transactions: 1, amount: '1234567.80' }];
  answer({ transactions: { ...transactions!, today: { ...transactions!.today, volumes } } });
  await open();
  const drawing = within(await screen.findByRole('slider', { name: 'Volume by hour' }));
  for (const mark of ['0', '750K', '1.5M', '00:00', '06:00', '12:00', '18:00'])
    expect(drawing.getByText(mark)).toBeVisible();
  expect(Number(drawing.getByText('Now').getAttribute('x'))).toBeCloseTo(60 + (9.5 / 24) * 580);
  expect(screen.getByText(`Volume by hour (EUR · ${shownZoneLabel()})`)).toBeVisible();
});

it('shows the volume in its main currency, and those in others beside it', async () => {
  const volumes = [
    { currency: 'EUR', transactions: 5, amount: '104.20' },
    { currency: 'JPY', transactions: 1, amount: '3000.00' },
  ];
  const { transactions } = payments('104.20', '100.00');
  answer({ transactions: { ...transactions, today: { ...transactions.today, volumes } } });
  await open();
  expect(await screen.findByRole('link', { name: 'Volume today 104.20 EUR' })).toBeVisible();
  expect(screen.getByText('Also 3,000.00 JPY')).toBeVisible();
});

it('draws the success rates of the last seven days', async () => {
  await open();
  const trend = await screen.findByRole('img', { name: /^Last 7 days/ });
  expect(trend).toHaveAccessibleName('Last 7 days: 95%, 95%, 95%, 95%, 95%, 95%, 99.1%');
});

it('shows each figure to users who may view its list', async () => {
  await open(['dashboard:view', 'merchants:view']);
  await screen.findByRole('link', { name: /^Merchants at risk/ });
  for (const name of ['Volume today', 'Team today'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  expect(screen.queryByText('Success rate')).not.toBeInTheDocument();
  expect(fakeApi.calls('get', apiPaths.operations)).toEqual([]);
});

it('is left out, and not requested, for users who may view none of it', async () => {
  await open(['dashboard:view']);
  await screen.findByRole('region', { name: 'To-do list' });
  expect(screen.queryByRole('group', { name: 'Today' })).not.toBeInTheDocument();
  expect(fakeApi.calls('get', transactionPaths.dashboardFigures)).toEqual([]);
});

it('explains how transactions come in while there are none, with the activity next', async () => {
  fakeApi.get(transactionPaths.transactionList, () => ({ items: [], total: 0 }));
  await openDashboard({ permissions: all });
  const link = await screen.findByRole('link', { name: 'Read the documentation' });
  expect(link).toHaveAttribute('href', '/documentation/index');
  expect(screen.queryByRole('region', { name: 'Volume today' })).not.toBeInTheDocument();
  const activity = screen.getByRole('button', { name: 'Activity' });
  const latest = screen.getByRole('region', { name: 'Latest transactions' });
  expect(activity.compareDocumentPosition(latest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('keeps in the browser that the activity is folded', async () => {
  const first = await openDashboard({ permissions: all });
  await first.user.click(await screen.findByRole('button', { name: 'Activity', expanded: true }));
  expect(screen.queryByRole('region', { name: 'To-do list' })).not.toBeInTheDocument();
  first.unmount();
  const second = await openDashboard({ permissions: all });
  await second.user.click(await screen.findByRole('button', { name: 'Activity', expanded: false }));
  expect(await screen.findByRole('region', { name: 'To-do list' })).toBeVisible();
});

it('reserves the space of each figure while they load', async () => {
  const held = deferred<DashboardFigures>();
  fakeApi.get(transactionPaths.dashboardFigures, () => held.promise);
  await open();
  const day = await screen.findByRole('group', { name: 'Today' });
  expect(day).toHaveAttribute('aria-busy', 'true');
  const frames = () => [day.firstElementChild, ...day.lastElementChild!.children];
  expect(frames()).toHaveLength(5);
  held.resolve(figures);
  await region('Volume today');
  expect(day).toHaveAttribute('aria-busy', 'false');
  expect(frames()).toHaveLength(5);
});

it('shows a failure in each card, and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(transactionPaths.dashboardFigures, () => failure(500, 'The database is away.'));
  fakeApi.get(apiPaths.operations, () => failure(500, 'The database is away.'));
  const { user } = await open();
  const day = within(await screen.findByRole('group', { name: 'Today' }));
  const retries = await day.findAllByRole('button', { name: 'Retry' });
  expect(retries).toHaveLength(5);
  answerDashboard();
  await user.click(retries[0]!);
  await region('Volume today');
  await user.click(day.getByRole('button', { name: 'Retry' }));
  expect(await day.findByRole('link', { name: /^System alerts/ })).toBeVisible();
  logged.mockRestore();
});
