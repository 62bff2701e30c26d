import { merchantPaths } from '@backoffice/contract';
import { listViewPaths } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import { deferred, fakeApi } from '@backoffice/testing';
import { screen, waitFor } from '@testing-library/react';
import { merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const view = (values: Partial<ListView> = {}): ListView => ({
  id: 7,
  list: 'merchants',
  name: 'Morning',
  query: { status: 'active', sort: '-id' },
  columns: null,
  role: null,
  owner: 'ada',
  isMine: true,
  updatedAt: '2026-03-04T15:06:07.000Z',
  ...values,
});
const serve = (...items: ListView[]) =>
  fakeApi.post(listViewPaths.list, () => ({ items, start: null, paths: ['/merchant/list'] }));
const lastRequest = () => fakeApi.calls('post', merchantPaths.merchantList).at(-1)?.body;

beforeEach(() => serveMerchants(merchantRows(3)));

it('a link with only a view opens it; a removed field is named and left out', async () => {
  serve(view({ query: { status: 'active', colour: 'red' } }));
  const { user, router } = await openMerchants({ query: '?view=7' });
  await waitFor(() => expect(router.state.location.search).toBe('?status=active&view=7'));
  expect(await screen.findByText('Some filters in “Morning” no longer exist')).toBeVisible();
  expect(screen.getByText('Ignored: colour')).toBeVisible();
  await waitFor(() => expect(lastRequest()).toMatchObject({ status: 'active' }));
  expect(lastRequest()).not.toHaveProperty('colour');
  await user.click(screen.getByRole('button', { name: 'Views: Morning' }));
  expect(screen.getByRole('menuitem', { name: 'Ignored: colour' })).toBeVisible();
});

it('changes to a view are marked, and saved to it', async () => {
  let kept = view();
  fakeApi.post(listViewPaths.list, () => ({ items: [kept], start: null, paths: [] }));
  fakeApi.put(listViewPaths.update, ({ query }) => (kept = view({ query: query! })));
  const { user } = await openMerchants({ query: '?status=inactive&view=7' });
  await user.click(await screen.findByRole('button', { name: 'Views: Morning (edited)' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save changes to “Morning”' }));
  expect(await screen.findByRole('button', { name: 'Views: Morning' })).toBeVisible();
  expect(fakeApi.calls('put', listViewPaths.update).map(({ body }) => body)).toEqual([
    { id: 7, updatedAt: kept.updatedAt, query: { status: 'inactive' }, columns: null },
  ]);
});

it('a view cannot be changed while it is being saved, and its dialog stays open until the answer', async () => {
  const saved = deferred<ListView>();
  const renamed = deferred<ListView>();
  serve(view());
  fakeApi.put(listViewPaths.update, ({ name }) => (name ? renamed : saved).promise);
  const { user } = await openMerchants({ query: '?status=inactive&view=7' });
  const menu = await screen.findByRole('button', { name: 'Views: Morning (edited)' });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Save changes to “Morning”' }));
  await user.click(menu);
  const save = screen.getByRole('menuitem', { name: 'Save changes to “Morning”' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  saved.resolve(view());
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2{Enter}{Escape}');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Morning 2');
  expect(fakeApi.calls('put', listViewPaths.update)).toHaveLength(2);
});

it('the columns of a view replace the user’s own while it is active', async () => {
  serve(view({ query: {}, columns: [{ key: 'merchantNo', isHidden: true }] }));
  const { user } = await openMerchants({ query: '?view=7' });
  await screen.findByRole('button', { name: 'Views: Morning' });
  const header = () => screen.queryByRole('columnheader', { name: /Merchant number/ });
  await waitFor(() => expect(header()).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Views: Morning' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'All records' }));
  await waitFor(() => expect(header()).toBeInTheDocument());
});

it('the columns of a view from the user info are shown with the first rows', async () => {
  fakeApi.post(listViewPaths.list, () => new Promise(() => {}));
  await openMerchants({
    query: '?view=7',
    viewLayouts: { merchants: { 7: [{ key: 'merchantNo', isHidden: true }] } },
  });
  await screen.findByText('Shop 1');
  expect(screen.queryByRole('columnheader', { name: /Merchant number/ })).not.toBeInTheDocument();
});
