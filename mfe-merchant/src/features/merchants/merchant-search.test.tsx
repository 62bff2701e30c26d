import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { merchantPaths, type ListPage, type Merchant } from '@backoffice/contract';
import { deferred, fakeApi } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf, merchantRow, merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const requests = () => fakeApi.calls('post', merchantPaths.merchantList).map(({ body }) => body);
const lastRequest = () => requests().at(-1);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

it('fetches the first 20 merchants by id, without empty filters', async () => {
  serveMerchants(merchantRows(25));
  const { router } = await openMerchants();
  await screen.findByText('Shop 20');
  expect(screen.queryByText('Shop 21')).not.toBeInTheDocument();
  expect(requests()).toEqual([{ page: 1, limit: 20, sort: '+id' }]);
  expect(router.state.location.search).toBe('');
});

it('searches by name and number on Enter, from page 1, and keeps it in the URL', async () => {
  serveMerchants(merchantRows(45));
  const { user, router } = await openMerchants({ query: '?page=2' });
  await screen.findByText('Shop 40');
  await user.type(field('Merchant name'), ' shop 4 {Enter}');
  await waitFor(() =>
    expect(lastRequest()).toEqual({
      page: 1,
      limit: 20,
      sort: '+id',
      merchantName: 'shop 4',
      total: 'later',
    }),
  );
  expect(requests().filter(({ merchantName }) => merchantName)).toHaveLength(1);
  expect(router.state.location.search).toBe('?merchantName=shop+4');
  expect(await screen.findByText('7 results')).toBeVisible();
  await user.type(field('Merchant number'), 'M202600004{Enter}');
  await waitFor(() => expect(lastRequest()).toMatchObject({ merchantNo: 'M202600004' }));
  expect(await screen.findByText('6 results')).toBeVisible();
});

it('is filtered by channel state by address and by choice, and names the filters without results', async () => {
  serveMerchants([]);
  const { user, router } = await openMerchants({ query: '?status=active&channelState=single' });
  expect(await screen.findByText(/Channels: Only one active/)).toBeVisible();
  expect(requests()).toEqual([
    { page: 1, limit: 20, sort: '+id', status: 'active', channelState: 'single', total: 'later' },
  ]);
  await user.click(screen.getByRole('button', { name: 'More filters 1' }));
  await user.click(choice('Channels'));
  await user.click(screen.getByRole('option', { name: 'No traffic (all weights 0)' }));
  await waitFor(() => expect(lastRequest()).toMatchObject({ channelState: 'idle' }));
  expect(router.state.location.search).toBe('?status=active&channelState=idle');
});

it('searches on the button', async () => {
  serveMerchants(merchantRows(3));
  const { user } = await openMerchants();
  await user.type(field('Merchant name'), 'shop 3');
  await screen.findByText('Shop 1');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByText('Shop 1')).not.toBeInTheDocument());
  expect(screen.getByText('Shop 3')).toBeVisible();
});

it('fetches again when nothing was changed', async () => {
  serveMerchants(merchantRows(1));
  const { user } = await openMerchants();
  await screen.findByText('Shop 1');
  serveMerchants([merchantRow({ id: 2 })]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Shop 2')).toBeVisible();
  expect(screen.queryByText('Shop 1')).not.toBeInTheDocument();
});

it('filters by a status that can be cleared', async () => {
  serveMerchants([merchantRow({ id: 1 }), merchantRow({ id: 2, status: 'inactive' })]);
  const { user } = await openMerchants();
  await screen.findByText('Shop 1');
  await user.click(choice('Status'));
  await user.click(screen.getByRole('option', { name: 'Inactive' }));
  await waitFor(() => expect(screen.queryByText('Shop 1')).not.toBeInTheDocument());
  expect(lastRequest()).toEqual({ page: 1, limit: 20, sort: '+id', status: 'inactive' });
  await user.click(choice('Status'));
  await user.click(screen.getByRole('option', { name: 'Status: all' }));
  expect(await screen.findByText('Shop 1')).toBeVisible();
});

it('sorts by each column but the key in both directions, shown in header, select and address', async () => {
  serveMerchants(merchantRows(45));
  const { user, router } = await openMerchants({ query: '?page=2' });
  await screen.findByText('Shop 40');
  const orders = () =>
    screen
      .getAllByRole('columnheader')
      .map((header) => [header.textContent, header.getAttribute('aria-sort')]);
  expect(orders()).toEqual([
    ['ID', 'ascending'],
    ['Merchant name', 'none'],
    ['Merchant number', 'none'],
    ['Private key', null],
    ['Fee difference', 'none'],
    ['Status', 'none'],
    [`Created (${shownZoneLabel()})`, 'none'],
    ['Actions', null],
  ]);
  const byName = () => screen.getByRole('columnheader', { name: 'Merchant name' });
  for (const [order, direction, first] of [
    ['+merchantName', 'ascending', 'Shop 1'],
    ['-merchantName', 'descending', 'Shop 45'],
  ] as const) {
    await user.click(within(byName()).getByRole('button'));
    expect(await screen.findByText(first)).toBeVisible();
    expect(lastRequest()).toEqual({ page: 1, limit: 20, sort: order });
    expect(orders().filter(([, each]) => each?.endsWith('ending'))).toEqual([['Merchant name', direction]]);
    expect(choice('Sort')).toHaveValue(order);
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ sort: order })}`);
  }
  await user.selectOptions(choice('Sort'), 'Created ascending');
  await waitFor(() => expect(lastRequest()).toEqual({ page: 1, limit: 20, sort: '+createdAt' }));
});

it('resets filters, order, size and page', async () => {
  serveMerchants(merchantRows(45));
  const { user, router } = await openMerchants({
    query: '?page=2&limit=10&sort=-id&merchantName=shop&merchantNo=M2026&status=active',
  });
  await screen.findByText('Shop 35');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Shop 20')).toBeVisible();
  expect(lastRequest()).toEqual({ page: 1, limit: 20, sort: '+id' });
  expect(router.state.location.search).toBe('');
  expect(field('Merchant name')).toHaveValue('');
  expect(choice('Status')).toHaveTextContent('Status: all');
});

it('restores list and filters on Back', async () => {
  serveMerchants(merchantRows(45));
  const { user, router } = await openMerchants();
  await screen.findByText('Shop 1');
  await user.type(field('Merchant name'), 'shop 45{Enter}');
  expect(await screen.findByText('1 result')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Shop 1')).toBeVisible();
  expect(field('Merchant name')).toHaveValue('');
});

it('changes pages and page size, and scrolls to the top', async () => {
  serveMerchants(merchantRows(45));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = await openMerchants();
  await screen.findByText('Shop 1');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const sizes = within(pages.getByRole('combobox', { name: 'Rows per page' }));
  expect(sizes.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual([
    '10',
    '20',
    '30',
    '50',
  ]);

  window.scrollY = 400;
  await user.click(pages.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Shop 45')).toBeVisible();
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  window.scrollY = 0;

  await user.selectOptions(pages.getByRole('combobox', { name: 'Rows per page' }), '30');
  expect(await screen.findByText('Shop 30')).toBeVisible();
  expect(lastRequest()).toEqual({ page: 1, limit: 30, sort: '+id' });

  await user.type(pages.getByLabelText('Go to page'), '2{Enter}');
  expect(await screen.findByText('Shop 31')).toBeVisible();
});

it('shows the last page instead of one past the end', async () => {
  serveMerchants(merchantRows(45));
  const { router } = await openMerchants({ query: '?page=9' });
  expect(await screen.findByText('Shop 45')).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
});

it('keeps the rows under a progress bar until the next ones are loaded', async () => {
  serveMerchants(merchantRows(2));
  const { user } = await openMerchants();
  await screen.findByText('Shop 2');
  const answer = deferred<ListPage<Merchant>>();
  fakeApi.post(merchantPaths.merchantList, () => answer.promise);
  await user.type(field('Merchant name'), 'Shop 1{Enter}');
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  expect(screen.getByText('Shop 2')).toBeVisible();
  answer.resolve(listOf(merchantRows(1), {}));
  await waitFor(() => expect(screen.queryByText('Shop 2')).not.toBeInTheDocument());
});

it('shows the answer to the last request, however late an earlier one arrives', async () => {
  const early = deferred<ListPage<Merchant>>();
  fakeApi.post(merchantPaths.merchantList, ({ merchantName }) =>
    merchantName === 'first' ? early.promise : listOf([merchantRow({ merchantName: 'second' })], {}),
  );
  const { user } = await openMerchants();
  const name = field('Merchant name');
  await user.type(name, 'first{Enter}');
  await user.clear(name);
  await user.type(name, 'second{Enter}');
  expect(await screen.findByText('second')).toBeVisible();
  await act(async () => early.resolve(listOf([merchantRow({ merchantName: 'first' })], {})));
  expect(screen.queryByText('first')).not.toBeInTheDocument();
  expect(screen.getByText('second')).toBeVisible();
});

it('keeps the rows while the user types in a filter or opens a dialog', async () => {
  serveMerchants(merchantRows(20));
  const { user } = await openMerchants();
  await screen.findByText('Shop 20');
  const formatted = jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  await user.type(field('Merchant name'), 'abc');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog');
  expect(formatted).not.toHaveBeenCalled();
});
