import { exportPaths } from '@backoffice/contract/export-values';
import type { BulkJob } from '@backoffice/contract/bulk';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

/** Long, since selection and views are loaded when the list is idle and the first test compiles them. */
const LATE = { timeout: 20_000 };
const paths = bulkPaths.merchants;
const outcomes: BulkJob['outcomes'] = [
  { outcome: 'change', count: 1, first: [{ id: 1, name: 'Shop 1', from: 'active', to: 'inactive' }] },
];
const job = (values: Partial<BulkJob> = {}): BulkJob => ({
  id: 5,
  isUndo: false,
  state: 'done',
  total: 1,
  outcomes,
  untried: [],
  canUndo: true,
  ...values,
});

beforeEach(() => {
  serveMerchants(merchantRows(3));
  fakeApi.post(paths.preview, () => ({ id: 5, total: 1, bounded: 0, outcomes }));
  fakeApi.put(paths.state, () => ({}));
});

async function select(query?: string) {
  const page = await openMerchants({ query });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Shop 1' }, LATE));
  const bar = within(screen.getByRole('region', { name: 'Bulk actions' }));
  return { ...page, bar };
}

/** Returns the button that confirms the change once its preview has loaded; before, it does nothing. */
async function confirmButton(): Promise<HTMLElement> {
  const name = /^(A|Dea)ctivate 1 merchant$/;
  await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));
  return screen.getByRole('button', { name });
}

it('a double click exports a selection to one file, in the order of the list', async () => {
  const answer = deferred<{ id: number }>();
  fakeApi.post(exportPaths.merchants, () => answer.promise);
  const { user, bar } = await select('?sort=-merchantName');
  await user.dblClick(bar.getByRole('button', { name: 'Export' }));
  answer.resolve({ id: 1 });
  await waitFor(() =>
    expect(bar.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(fakeApi.calls('post', exportPaths.merchants).map(({ body }) => body)).toEqual([
    expect.objectContaining({ sort: '-merchantName', filter: { ids: [1] } }),
  ]);
});

it('a double click on undo sends one call', async () => {
  let latest = job();
  fakeApi.get(paths.job, () => latest);
  const answer = deferred<{ id: number }>();
  fakeApi.post(paths.undo, () => answer.promise);
  const { user } = await openMerchants();
  await user.dblClick(await screen.findByRole('button', { name: 'Undo' }, LATE));
  latest = job({ id: 6, isUndo: true, canUndo: false });
  answer.resolve({ id: 6 });
  expect(await screen.findByText('1 restored, 0 unchanged')).toBeVisible();
  expect(fakeApi.calls('post', paths.undo)).toHaveLength(1);
});

it('a new selection replaces the last outcome, which returns afterwards', async () => {
  fakeApi.get(paths.job, () => job());
  const { user } = await openMerchants();
  expect(await screen.findByText('1 changed, 0 unchanged', undefined, LATE)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'Select Shop 1' });
  await user.click(box);
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(box);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('the last outcome is beside the pagination, and is closed when the list is left', async () => {
  fakeApi.get(paths.job, () => job());
  const { unmount } = await openMerchants();
  const outcome = await screen.findByText('1 changed, 0 unchanged', undefined, LATE);
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages.parentElement).toContainElement(outcome);
  expect(fakeApi.calls('put', paths.state)).toEqual([]);
  unmount();
  await waitFor(() =>
    expect(fakeApi.calls('put', paths.state).map(({ body }) => body)).toEqual([{ id: 5, state: 'closed' }]),
  );
});

it('the last outcome and its undo disappear when another change starts', async () => {
  fakeApi.get(paths.job, () => job());
  fakeApi.post(paths.start, () => {
    fakeApi.get(paths.job, () => new Promise(() => {}));
    return { id: 6 };
  });
  const { user, bar } = await select();
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  await user.click(await confirmButton());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument());
});

it('a change is confirmed by Enter, and stays open until the server has answered', async () => {
  const answer = deferred<{ id: number }>();
  fakeApi.post(paths.start, () => answer.promise);
  const { user, bar } = await select();
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText('Shop 1')).toBeVisible();
  await confirmButton();
  await user.keyboard('{Enter}{Enter}{Escape}');
  expect(dialog.getByText('Shop 1')).toBeVisible();
  answer.resolve({ id: 5 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(fakeApi.calls('post', paths.start)).toHaveLength(1);
});

it('a change with a lost answer is shown as running, and the dialog shows the failure', async () => {
  fakeApi.post(paths.start, () => {
    fakeApi.get(paths.job, () => job({ state: 'running', outcomes: [], canUndo: false }));
    return failure(504, 'No answer in time');
  });
  const { user, bar } = await select();
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  await user.click(await confirmButton());
  expect(await screen.findByText('No answer in time')).toBeVisible();
  expect(await screen.findByText('0 of 1 changed')).toBeInTheDocument();
});

it('the question names the price of a deactivation, and folds records that need no change to a line', async () => {
  const shop = (id: number) => ({ id, name: `Shop ${id}`, from: 'active', to: 'inactive' });
  fakeApi.post(paths.preview, () => ({
    id: 5,
    total: 9,
    bounded: 0,
    recentPayments: 218,
    outcomes: [
      { outcome: 'same' as const, count: 2, first: [shop(8), shop(9)] },
      { outcome: 'change' as const, count: 7, first: [1, 2, 3, 4, 5].map(shop) },
    ],
  }));
  const { user, bar } = await select();
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate 7 merchants?' }));
  expect(dialog.getByText('They took 218 payments in the last 30 days.')).toBeVisible();
  expect(dialog.getByText('Shop 5')).toBeVisible();
  expect(dialog.getByText('and 2 more')).toBeVisible();
  expect(dialog.getByText('2 need no change')).toBeVisible();
  expect(dialog.getByText('Shop 8')).not.toBeVisible();
  expect(dialog.getByRole('button', { name: 'Deactivate 7 merchants' })).toBeEnabled();
});

it('the question has no price when the server sends none', async () => {
  const { user, bar } = await select();
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate 1 merchant?' }));
  expect(await dialog.findByText('Shop 1')).toBeVisible();
  expect(dialog.queryByText(/payment/)).not.toBeInTheDocument();
});
