import { merchantPaths, type MerchantDetail } from '@backoffice/contract';
import { notePaths } from '@backoffice/contract/note-values';
import { failure, fakeApi } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { merchantRow, merchantRows, openMerchants, serveMerchants } from '../merchants.fixture';

const FINGERPRINT = '0123456789abcdef'.repeat(4);

function detailOf(id: number): MerchantDetail {
  const { privateKey: _private, ...merchant } = merchantRow({ id });
  return { ...merchant, publicKey: `public-key-${id}`, keyFingerprint: FINGERPRINT };
}

afterEach(() => localStorage.clear());
beforeEach(() => {
  serveMerchants(merchantRows(3));
  fakeApi.get(merchantPaths.merchantDetail, (_body, { query }) => detailOf(Number(query.get('id'))));
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [], total: 0 }));
});

const open = (query = '') =>
  openMerchants({ query, permissions: ['merchants:view', 'merchants:edit', 'merchantPage:view'] });
const numberOf = (id: number) => screen.findByRole('link', { name: `M202600000${id}` });
async function focusNumberOf(id: number): Promise<void> {
  const link = await numberOf(id);
  act(() => link.focus());
}
const panelOf = (id: number) => screen.findByRole('complementary', { name: `Shop ${id}` });

it('opens beside the list at an address of its own, without a call to the server', async () => {
  const { user, router } = await open('?open=1');
  await panelOf(1);
  await user.click(await numberOf(2));
  const panel = within(await panelOf(2));
  expect(router.state.location.search).toBe('?open=2');
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Shop 2');
  await user.click(await panel.findByRole('button', { name: 'Key' }));
  expect(panel.getByText('01234567…89abcdef')).toBeVisible();
  expect(panel.queryByText('private-key-2')).not.toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '/merchant/2');
  expect(fakeApi.calls('post', merchantPaths.merchantList)).toHaveLength(1);
});

it('follows the focus through the rows, without history entries', async () => {
  const { user, router } = await open('?open=1');
  await panelOf(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  await user.click(await numberOf(1));
  await panelOf(1);
  await focusNumberOf(2);
  await panelOf(2);
  await focusNumberOf(3);
  await panelOf(3);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(await numberOf(3)).toHaveFocus();
});

it('gets the focus by Enter, and closes by Escape with the focus on its row', async () => {
  const { user, router } = await open('?open=2');
  await panelOf(2);
  await focusNumberOf(2);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Shop 2' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(await numberOf(2)).toHaveFocus();
  expect(router.state.location.search).toBe('');
});

it('leaves Escape to dialogs above it', async () => {
  const { user } = await open('?open=2');
  const panel = within(await panelOf(2));
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const form = await screen.findByRole('dialog', { name: 'Edit merchant' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await panelOf(2)).toBeVisible();
});

it('shows the list’s values at once, and reports a failure to load the rest', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(merchantPaths.merchantDetail, () => failure(500, 'The database is away.'));
  await open('?open=2');
  const panel = within(await panelOf(2));
  expect(panel.getByRole('region', { name: 'Details' })).toBeVisible();
  expect(await panel.findByText('Could not load the merchant')).toBeVisible();
  logged.mockRestore();
});

it('reports a row that is gone', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.get(merchantPaths.merchantDetail, () => failure(404, 'There is none.'));
  await open('?open=9');
  expect(await screen.findByText('No merchant with ID 9')).toBeVisible();
  logged.mockRestore();
});

it('reports a row that was removed from the list', async () => {
  const { user } = await open('?open=2');
  await panelOf(2);
  const row = within(screen.getByRole('row', { current: true }));
  await user.click(row.getByRole('button', { name: /^More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  expect(await screen.findByText('ID 2 is not on this page')).toBeVisible();
});

it.each([[['merchants:view', 'merchantPage:view']], [['merchants:view']]] as const)(
  'shows the notes of the merchant to users with %s',
  async (permissions) => {
    await openMerchants({ query: '?open=2', permissions });
    const notes = within(await panelOf(2)).getByRole('region', { name: 'Notes' });
    expect(await within(notes).findByText('No notes yet')).toBeVisible();
    expect(fakeApi.calls('post', notePaths.merchant.list).map(({ body }) => body)).toEqual([{ recordId: 2 }]);
  },
);
