import { merchantPaths, merchantTotalsPath } from '@backoffice/contract';
import { exportPaths } from '@backoffice/contract/export-values';
import { bulkPaths } from '@backoffice/contract/bulk-values';
import { listViewPaths } from '@backoffice/contract/list-view-values';
import type { ListView } from '@backoffice/contract/list-views';
import { fakeApi } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

/** Long, since selection and views are loaded when the list is idle and the first test compiles them. */
const LATE = { timeout: 20_000 };
const QUERY = '?channelState=single&channelState=idle';
const STATES = ['single', 'idle'];

const lastRequest = () => fakeApi.calls('post', merchantPaths.merchantList).at(-1)?.body;
const box = (name: string) => screen.getByRole('option', { name }).querySelector('[data-box]')!;

beforeEach(() => serveMerchants(merchantRows(3)));

it('several values of a filter are chosen by their boxes and kept in the address', async () => {
  const { user, router } = await openMerchants({ query: '?channelState=idle&page=1' });
  await screen.findByText('Shop 1');
  expect(lastRequest()).toMatchObject({ channelState: 'idle' });
  await user.click(screen.getByRole('button', { name: 'More filters 1' }));
  await user.click(await screen.findByRole('combobox', { name: 'Channels' }));
  await user.click(box('Only one active'));
  await waitFor(() => expect(lastRequest()).toMatchObject({ channelState: STATES }));
  expect(router.state.location.search).toBe(QUERY);
  expect(fakeApi.calls('post', merchantTotalsPath).at(-1)?.body).toEqual({ channelState: STATES });
});

it('several values of a filter are one chip, and are removed one by one', async () => {
  const { user, router } = await openMerchants({ query: `${QUERY}&channelState=unknown` });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(chips.getByRole('listitem')).toHaveTextContent(
    'Channels: Only one active or No traffic (all weights 0)',
  );
  expect(lastRequest()).toMatchObject({ channelState: STATES });
  await user.click(chips.getByRole('button', { name: 'Remove filter Channels: Only one active' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ channelState: 'idle' }));
  expect(router.state.location.search).toBe('?channelState=idle');
});

it('a list without results names several values', async () => {
  serveMerchants([]);
  await openMerchants({ query: QUERY });
  expect(
    await screen.findByText(
      'No records match Channels: Only one active or No traffic (all weights 0). Change or clear the filters.',
    ),
  ).toBeVisible();
});

it('a search without a change fetches a list with several values again', async () => {
  const { user, router } = await openMerchants({ query: QUERY });
  await screen.findByText('Shop 1');
  const entry = router.state.location.key;
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(2));
  expect(router.state.location.key).toBe(entry);
});

it('a view keeps several values', async () => {
  const morning: ListView = {
    id: 7,
    list: 'merchants',
    name: 'Morning',
    query: { channelState: STATES },
    columns: null,
    role: null,
    owner: 'ada',
    isMine: true,
    updatedAt: '2026-03-04T15:06:07.000Z',
  };
  fakeApi.post(listViewPaths.list, () => ({ items: [morning], start: null, paths: ['/merchant/list'] }));
  fakeApi.put(listViewPaths.update, ({ query }) => ({ ...morning, query: query! }));
  const { user, router } = await openMerchants({ query: '?view=7' });
  expect(await screen.findByRole('button', { name: 'Views: Morning' }, LATE)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`${QUERY}&view=7`));
  await user.click(await screen.findByRole('button', { name: 'Remove filter Channels: Only one active' }));
  await user.click(await screen.findByRole('button', { name: 'Views: Morning (edited)' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More filters 1' }));
  await user.click(await screen.findByRole('combobox', { name: 'Channels' }));
  await user.click(box('None active'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Views: Morning (edited)' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save changes to “Morning”' }));
  await waitFor(() =>
    expect(fakeApi.calls('put', listViewPaths.update).map(({ body }) => body.query)).toEqual([
      { channelState: ['idle', 'none'] },
    ]),
  );
});

it('several values limit a bulk change and an export of all results', async () => {
  serveMerchants(merchantRows(45));
  fakeApi.post(bulkPaths.merchants.preview, () => ({ id: 5, total: 0, bounded: 0, outcomes: [] }));
  fakeApi.post(exportPaths.merchants, () => ({ id: 1 }));
  const { user } = await openMerchants({ query: QUERY });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }, LATE));
  const bar = within(screen.getByRole('region', { name: 'Bulk actions' }));
  await user.click(bar.getByRole('button', { name: /^Select all/ }));
  await user.click(bar.getByRole('button', { name: 'Export' }));
  await user.click(bar.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(fakeApi.calls('post', bulkPaths.merchants.preview)).toHaveLength(1));
  expect(fakeApi.calls('post', bulkPaths.merchants.preview)[0]!.body).toMatchObject({
    filter: { channelState: STATES },
  });
  expect(fakeApi.calls('post', exportPaths.merchants)[0]!.body).toMatchObject({
    filter: { channelState: STATES },
  });
});
