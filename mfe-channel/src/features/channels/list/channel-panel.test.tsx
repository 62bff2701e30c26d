import { channelPaths } from '@backoffice/contract';
import { notePaths } from '@backoffice/contract/note-values';
import { failure, fakeApi } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { channelRow, channelRows, openChannels, serveChannels } from '../channels.fixture';

beforeEach(() => {
  serveChannels(channelRows(3));
  fakeApi.post(channelPaths.channelHistory, () => ({ items: [], total: 0 }));
});

const NAME = 'Shop 2 · Alipay · N0002';
const panel = (name = NAME) => screen.findByRole('complementary', { name });
const noPanel = () => waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());

async function askForDetails({ user }: Awaited<ReturnType<typeof openChannels>>, row: number) {
  const [tableRow] = (await screen.findAllByText(`N000${row}`)).map((text) => text.closest('tr')!);
  await user.click(within(tableRow!).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }));
}

/** Opens the list and loads the code of its panel by opening it. */
async function openList() {
  const view = await openChannels();
  await askForDetails(view, 2);
  await panel();
  await view.user.keyboard('{Escape}');
  await noPanel();
  return view;
}
const amountCell = () => screen.getAllByRole('cell', { name: '0.00' })[1]!;

it('opens by a click on a free area of its row, with the values and actions of the row', async () => {
  const { user, router } = await openList();
  await user.click(amountCell());
  const shown = within(await panel());
  expect(router.state.location.search).toBe('?open=2');
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('N0002');
  expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Merchant',
    'Merchant number',
    'Balance',
    'Weight',
    'Traffic share',
    'Upstream public key',
    'Upstream private key',
    'Downstream public key',
    'Downstream private key',
    'Created',
    'Updated',
  ]);
  expect(shown.getByText('Active')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit channel' })).toBeVisible();
});

it('shows the full texts of a channel that the list has truncated', async () => {
  const rows = channelRows(3);
  const whole = { ...rows[1]!, merchantNo: 'N0002, whole' };
  serveChannels(rows.map((row) => (row.id === 2 ? { ...row, shortened: ['merchantNo'] } : row)));
  fakeApi.post('/channel/rows', () => ({ items: [whole] }));
  await openChannels({ query: '?open=2' });
  expect(within(await panel('Shop 2 · Alipay · N0002, whole')).getByText('N0002, whole')).toBeVisible();
  expect(fakeApi.calls('post', '/channel/rows').at(-1)!.body).toEqual({ ids: [2] });
});

it('opens by an action of its row, which moves the focus into an open panel', async () => {
  const view = await openChannels({ query: '?open=2' });
  await panel();
  await askForDetails(view, 3);
  await panel('Shop 3 · Alipay · N0003');
});

it('does not open by a click on a control, with a modifier key, or while selecting text', async () => {
  const { user } = await openList();
  await user.click(screen.getAllByRole('button', { name: 'Copy Merchant number' })[1]!);
  fireEvent.click(amountCell(), { ctrlKey: true });
  getSelection()!.selectAllChildren(amountCell());
  fireEvent.click(amountCell());
  getSelection()!.removeAllRanges();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('goes back in the history on closing, however many rows it showed', async () => {
  const { user, router } = await openList();
  const { key } = router.state.location;
  await user.click(amountCell());
  await panel();
  await user.click(screen.getAllByRole('cell', { name: '0.00' })[2]!);
  await panel('Shop 3 · Alipay · N0003');
  await user.keyboard('{Escape}');
  await noPanel();
  expect(router.state.location.key).toBe(key);
});

it('keeps the filters when opened by a link', async () => {
  const { user, router } = await openChannels({ query: '?status=active&open=2' });
  await user.click(within(await panel()).getByRole('button', { name: 'Close details' }));
  await noPanel();
  expect(router.state.location.search).toBe('?status=active');
});

it('shows a row that is not on the page', async () => {
  fakeApi.post('/channel/rows', () => ({ items: [channelRow({ id: 2 })] }));
  serveChannels([]);
  await openChannels({ query: '?open=2' });
  expect(await within(await panel()).findByRole('button', { name: 'Edit' })).toBeVisible();
});

it('reports a row that does not exist', async () => {
  fakeApi.post('/channel/rows', () => ({ items: [] }));
  await openChannels({ query: '?open=99' });
  expect(await within(await panel('ID 99')).findByText(/is not on this page/)).toBeVisible();
});

it('shows the notes of the channel', async () => {
  await openChannels({ query: '?open=2' });
  const notes = within(await panel()).getByRole('region', { name: 'Notes' });
  expect(await within(notes).findByText('No notes yet')).toBeVisible();
  expect(fakeApi.calls('post', notePaths.channel.list).map(({ body }) => body)).toEqual([{ recordId: 2 }]);
});

it('keeps the name of a row when its list could not be loaded, and retries', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { router, user } = await openChannels({ query: '?open=2' });
  await panel();
  fakeApi.post(channelPaths.channelList, () => failure(500, 'On fire'));
  await act(() => router.navigate('?open=2&status=inactive'));
  const left = within(await panel());
  expect(await left.findByText('Could not load the list')).toBeVisible();
  serveChannels([]);
  fakeApi.post('/channel/rows', () => ({ items: [] }));
  await user.click(left.getByRole('button', { name: 'Retry' }));
  expect(await left.findByText(`${NAME} is not on this page`)).toBeVisible();
  logged.mockRestore();
});
