import { merchantPaths, type StatusTotals, merchantTotalsPath } from '@backoffice/contract';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const stored = [...merchantRows(3), merchantRow({ id: 4, merchantName: 'Other', status: 'inactive' })];
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Status' }));
const totalsRequests = () => fakeApi.calls('post', merchantTotalsPath).map(({ body }) => body);

it('show the totals of their lists, and link to page 1 with the other filters', async () => {
  serveMerchants(stored);
  const { user, router } = await openMerchants({ query: '?page=2&limit=10&merchantName=shop&sort=-id' });
  const { findByRole, getByRole } = await tabs();
  expect(await findByRole('link', { name: 'All 3' })).toHaveAttribute('aria-current', 'true');
  expect(getByRole('link', { name: 'Active 3' })).not.toHaveAttribute('aria-current');
  expect(totalsRequests().at(-1)).toEqual({ merchantName: 'shop' });
  await user.click(getByRole('link', { name: 'Inactive 0' }));
  expect(router.state.location.search).toBe('?limit=10&merchantName=shop&sort=-id&status=inactive');
  expect(await findByRole('link', { name: 'Inactive 0' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Inactive');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await findByRole('link', { name: 'All 4' })).toHaveAttribute('aria-current', 'true');
});

it('are counted again when a row has changed', async () => {
  const rows = [...stored];
  serveMerchants(rows);
  fakeApi.put(merchantPaths.merchantStatus, ({ id, status }) => {
    rows[id - 1] = merchantRow({ id, status, updatedAt: '2026-03-05T00:00:00.000Z' });
    return rows[id - 1]!;
  });
  const { user } = await openMerchants();
  const { findByRole } = await tabs();
  await findByRole('link', { name: 'Active 3' });
  const row = within((await screen.findByText('Shop 1')).closest('tr')!);
  await user.click(row.getByRole('button', { name: 'Deactivate' }));
  expect(await findByRole('link', { name: 'Inactive 2' })).toBeVisible();
  expect(await findByRole('link', { name: 'Active 2' })).toBeVisible();
});

it('are shown without figures while loading and on failure', async () => {
  serveMerchants(stored);
  const answer = deferred<StatusTotals>();
  fakeApi.post(merchantTotalsPath, () => answer.promise);
  const { user } = await openMerchants();
  expect(await screen.findByText('Shop 1')).toBeVisible();
  const { findByRole, getByRole } = await tabs();
  expect(await findByRole('link', { name: 'Active' })).toBeVisible();
  answer.resolve({ active: 3, inactive: 1 });
  expect(await findByRole('link', { name: 'Active 3' })).toBeVisible();
  fakeApi.post(merchantTotalsPath, () => failure(500));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await findByRole('link', { name: 'Active' })).toBeVisible();
  expect(getByRole('link', { name: 'All' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('are not counted before the rows are loaded', async () => {
  const rows = deferred<ReturnType<typeof listOf>>();
  fakeApi.post(merchantPaths.merchantList, () => rows.promise);
  await openMerchants();
  await screen.findByRole('search');
  expect(totalsRequests()).toEqual([]);
  rows.resolve(listOf(stored, {}));
  await screen.findByText('Shop 1');
  await waitFor(() => expect(totalsRequests()).toEqual([{}]));
});

const manyRows = merchantRows(60);
/** Answers a filtered list without its total when the caller accepts it later. */
function serveUncounted(): void {
  fakeApi.post(merchantPaths.merchantList, ({ total, ...request }) => ({
    ...listOf(manyRows, request),
    ...(total && { total: null }),
  }));
}
const pages = async () => within(await screen.findByRole('navigation', { name: 'Pages' }));

it('give a broad search its total, which is announced; until then there is nothing to export', async () => {
  serveUncounted();
  const answer = deferred<StatusTotals>();
  fakeApi.post(merchantTotalsPath, () => answer.promise);
  await openMerchants({ query: '?merchantName=shop&status=active' });
  const { findByText, getByRole, findByRole } = await pages();
  expect(await screen.findByText('Shop 20')).toBeVisible();
  expect(getByRole('status')).toHaveTextContent('Counting…');
  expect(getByRole('button', { name: 'Next page' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  answer.resolve({ active: 60, inactive: 9 });
  expect(await findByText('60 results')).toHaveAttribute('role', 'status');
  expect(await findByRole('button', { name: 'Page 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(1);
  expect(totalsRequests()).toHaveLength(1);
});

it('leave the total to the list when they could not be counted', async () => {
  serveUncounted();
  fakeApi.post(merchantTotalsPath, () => failure(500));
  await openMerchants({ query: '?merchantName=shop' });
  const { findByText } = await pages();
  expect(await findByText('60 results')).toBeVisible();
  expect(fakeApi.calls('post', merchantPaths.merchantList).map(({ body }) => body.total)).toEqual([
    'later',
    undefined,
  ]);
});

it('are not waited for without a filter', async () => {
  serveUncounted();
  await openMerchants({ query: '?status=active' });
  const { getByText } = await pages();
  expect(getByText('60 results')).not.toHaveAttribute('role');
});

it('shows the last of two tabs that are clicked before the list has rendered the first', async () => {
  serveMerchants(merchantRows(3));
  const { router } = await openMerchants();
  const { findByRole, getByRole } = await tabs();
  const all = await findByRole('link', { name: 'All 3' });
  act(() => {
    fireEvent.click(getByRole('link', { name: /^Active/ }));
    fireEvent.click(all);
  });
  await waitFor(() => expect(all).toHaveAttribute('aria-current'));
  expect(router.state.location.search).toBe('');
});
