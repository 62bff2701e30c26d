import { transactionPaths } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, within } from '@testing-library/react';
import { messages } from '../../../pages/dashboard';
import { answerDashboard, series } from '../dashboard.fixture';
import { SeriesSection } from './series-section';

const panel = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\s*\\d`) });
const chart = (name: string) => screen.findByRole('slider', { name });

/** Renders the section only, since queries would search the whole page. */
const open = ({ isFolded = false, isWanted = true } = {}) =>
  renderPage(
    <SeriesSection isFolded={isFolded} isWanted={isWanted} onUnfold={onUnfold} title={<h2>Activity</h2>} />,
    { messages },
  );
const onUnfold = jest.fn();

// Loaded ahead, since the chart libraries are slow to load.
beforeAll(() => import('../charts/charts'));
beforeEach(() => {
  onUnfold.mockClear();
  answerDashboard();
});

it('sums each series up and compares it with the days before', async () => {
  await open();
  expect(await panel('New visits')).toHaveTextContent('New visits3,000+100% vs. previous period');
  expect(await panel('Messages')).toHaveTextContent('Messages1,200+0% vs. previous period');
  expect(await panel('Purchases')).toHaveTextContent('Purchases900−25% vs. previous period');
  expect(await panel('Shoppings')).toHaveTextContent('Shoppings900+0% vs. previous period');
});

it('follows the period; a year has no comparison', async () => {
  const { user } = await open();
  await panel('New visits');
  await user.click(await screen.findByRole('radio', { name: '7 days' }));
  expect(await screen.findByText('700')).toBeInTheDocument();
  expect(await panel('New visits')).toHaveTextContent('New visits700+0% vs. previous period');
  await user.click(screen.getByRole('radio', { name: '365 days' }));
  expect(await screen.findByText('19,750')).toBeInTheDocument();
  expect(await panel('New visits')).toHaveTextContent(/^New visits19,750$/);
  expect(await chart('New visits per day')).toHaveAttribute('aria-valuemax', '364');
});

it('draws the charts after what is above them', async () => {
  await open({ isWanted: false });
  await panel('New visits');
  expect(screen.getByRole('region', { name: 'New visits per day' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('folded, shows the totals, and unfolds for the chart of one', async () => {
  const { user } = await open({ isFolded: true });
  await user.click(await panel('Purchases'));
  expect(onUnfold).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('shows the selected series', async () => {
  const { user } = await open();
  expect(await chart('New visits per day')).toHaveAttribute(
    'aria-valuetext',
    '2026/11/21, New visits 100, Previous period 50',
  );
  expect(await panel('New visits')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await panel('Purchases'));
  expect(await chart('Purchases per day')).toHaveAttribute(
    'aria-valuetext',
    '2026/11/21, Purchases 30, Previous period 40',
  );
  expect(await panel('New visits')).toHaveAttribute('aria-pressed', 'false');
});

it('moves from point to point by arrow keys', async () => {
  const { user } = await open();
  const trend = await chart('New visits per day');
  act(() => trend.focus());
  await user.keyboard('{ArrowLeft}');
  expect(trend).toHaveAttribute('aria-valuetext', '2026/11/20, New visits 100, Previous period 50');
  expect(within(trend).getByText('2026/11/20')).toBeInTheDocument();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(trend).toHaveAttribute('aria-valuetext', '2026/10/23, New visits 100, Previous period 50');
  await user.keyboard('{ArrowRight}{PageUp}');
  expect(trend).toHaveAttribute('aria-valuenow', '8');
  await user.keyboard('{End}{ArrowRight}');
  expect(trend).toHaveAttribute('aria-valuenow', '29');
  await user.keyboard('{Escape}');
  expect(within(trend).queryByText('2026/11/21')).not.toBeInTheDocument();
});

it.each([
  ['New visits per day', 30, ['Day', 'New visits', 'Previous period'], ['2026/10/23', '100', '50']],
  [
    'Daily average by weekday',
    7,
    ['Weekday', 'New visits', 'Messages', 'Purchases', 'Shoppings'],
    ['Mon', '100', '40', '30', '30'],
  ],
  ['Share of all events', 4, ['Series', 'Total', 'Percent'], ['New visits', '3,000', '50']],
  [
    'Last 12 months',
    12,
    ['Month', 'New visits', 'Messages', 'Purchases', 'Shoppings'],
    ['2025/12', '1,550', '1,240', '1,240', '930'],
  ],
])('lists the figures of “%s” as a table and draws them again', async (name, rows, head, first) => {
  const { user } = await open();
  await chart(name);
  await user.click(screen.getByRole('button', { name: `Show ${name} as table` }));
  const table = screen.getByRole('table', { name });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toHaveLength(rows + 1);
  expect([cells[0], cells[1]]).toEqual([head, first]);
  expect(screen.queryByRole('slider', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Show ${name} as chart` }));
  expect(await chart(name)).toBeInTheDocument();
});

it('shows an empty state when nothing was recorded', async () => {
  fakeApi.get(transactionPaths.dashboardSeries, () => ({
    firstDay: null,
    newVisitis: [],
    messages: [],
    purchases: [],
    shoppings: [],
  }));
  await open();
  expect(await screen.findByText('No data yet')).toBeInTheDocument();
  expect(await panel('New visits')).toHaveTextContent(/^New visits0$/);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('shows a failure and retries', async () => {
  fakeApi.get(transactionPaths.dashboardSeries, () => failure(500, 'The database is away'));
  const { user } = await open();
  expect(await screen.findByText('The database is away', { selector: 'p' })).toBeInTheDocument();
  fakeApi.get(transactionPaths.dashboardSeries, () => series);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await panel('New visits')).toHaveTextContent('New visits3,000');
});
