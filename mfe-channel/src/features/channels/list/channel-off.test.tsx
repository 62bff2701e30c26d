import { channelPaths, type Channel } from '@backoffice/contract';
import { deferred, failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  channelRow,
  channelRows,
  channelsOfOne,
  openChannels,
  serveChannels,
  storedAs,
  withSums,
} from '../channels.fixture';

const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => jest.restoreAllMocks());

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);
const question = (name: string) => screen.findByRole('alertdialog', { name });

async function askToDelete(
  user: Awaited<ReturnType<typeof openChannels>>['user'],
  text: string,
  menu = 'More actions',
) {
  await user.click((await rowOf(text)).getByRole('button', { name: menu }));
  await user.click(
    await screen.findByRole('menuitem', { name: menu === 'More actions' ? 'Delete' : '删除' }),
  );
}

/** Confirms the deletion once the new shares are known. */
async function confirmDeletion(user: Awaited<ReturnType<typeof openChannels>>['user']) {
  const confirm = within(await question('Delete this channel?')).getByRole('button', {
    name: 'Delete channel',
  });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(confirm);
}

/** Deletes a channel as the server does. */
function remove(stored: Channel[], id: number) {
  stored.splice(0, stored.length, ...withSums(stored.filter((row) => row.id !== id)));
  return { id };
}

const three = () =>
  channelsOfOne(
    { merchantChannel: 'alipay', merchantWeight: 50 },
    { merchantChannel: 'wechat', merchantWeight: 30 },
    { merchantChannel: 'visa', merchantWeight: 20 },
  );

it('asks before deleting with the specified text, and shows the new shares', async () => {
  const stored = three();
  serveChannels(stored);
  const { user } = await openChannels({ language: 'zh' });
  await askToDelete(user, 'N0001', '更多操作');
  const dialog = within(await question('确认删除该渠道?'));
  expect(await dialog.findByText('30% → 60%')).toBeVisible();
  expect(dialog.getByText('20% → 40%')).toBeVisible();
  expect(dialog.getByText('50% → 0%')).toBeVisible();
  expect(fakeApi.calls('post', channelPaths.channelDelete)).toHaveLength(0);

  fakeApi.post(channelPaths.channelDelete, ({ id }) => remove(stored, id));
  await user.click(dialog.getByRole('button', { name: '删除渠道' }));
  expect(await screen.findByText('删除成功')).toBeVisible();
  expect(screen.queryByText('N0001')).not.toBeInTheDocument();
  expect(await (await rowOf('N0002')).findByText('60%')).toBeVisible();
  const [call] = fakeApi.calls('post', channelPaths.channelDelete);
  expect(call!.body).toEqual({ id: 1, updatedAt: '2026-03-04T15:06:07.000Z' });
});

it('does nothing when the confirmation is cancelled', async () => {
  serveChannels(three());
  const { user } = await openChannels();
  await askToDelete(user, 'N0001');
  await question('Delete this channel?');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fakeApi.calls('post', channelPaths.channelDelete)).toHaveLength(0);
});

it('shows the previous page when the last row of the last page is deleted', async () => {
  const stored = channelRows(21);
  serveChannels(stored);
  fakeApi.post(channelPaths.channelDelete, ({ id }) => remove(stored, id));
  const { user, router } = await openChannels({ query: '?page=2' });
  await askToDelete(user, 'N0021');
  await confirmDeletion(user);
  expect(await screen.findByText('N0020')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('20 results')).toBeVisible();
});

it('shows a failed deletion with the specified text and the server’s message', async () => {
  serveChannels(three());
  fakeApi.post(channelPaths.channelDelete, () => failure(500, 'No deletions today'));
  silenceErrors();
  const { user } = await openChannels();
  await askToDelete(user, 'N0001');
  await confirmDeletion(user);
  expect(await screen.findByText('Could not delete the channel')).toBeVisible();
  expect(screen.getByText('No deletions today')).toBeVisible();
  expect(screen.getByText('N0001')).toBeVisible();
});

it('reads the row again before it reports a deletion without an answer', async () => {
  const stored = three();
  serveChannels(stored);
  fakeApi.post(channelPaths.channelDelete, ({ id }) => {
    remove(stored, id);
    return offline();
  });
  silenceErrors();
  const { user } = await openChannels();
  await askToDelete(user, 'N0001');
  await confirmDeletion(user);
  expect(await screen.findByText('Channel deleted')).toBeVisible();
  expect(screen.queryByText('Could not delete the channel')).not.toBeInTheDocument();
});

it('shows a channel changed by another user, and does not delete it', async () => {
  const stored = three();
  serveChannels(stored);
  fakeApi.post(channelPaths.channelDelete, () => {
    stored[0] = { ...stored[0]!, merchantNo: 'CHANGED', updatedAt: '2026-04-01T00:00:00.000Z' };
    return failure(409, 'Changed');
  });
  silenceErrors();
  const { user } = await openChannels();
  await askToDelete(user, 'N0001');
  await confirmDeletion(user);
  expect(await screen.findByText('Changed by another user')).toBeVisible();
  expect(screen.getByText('CHANGED')).toBeVisible();
});

it('asks before deactivating the last active channel, with a warning, and offers undo', async () => {
  const stored = channelsOfOne({ merchantWeight: 50 });
  serveChannels(stored);
  const answers: Channel[] = [];
  fakeApi.put(channelPaths.channelUpdate, (sent) => {
    const [row] = withSums([storedAs(stored[0]!, sent)]);
    answers.push(row!);
    return row!;
  });
  const { user } = await openChannels();
  await user.click((await rowOf('N0001')).getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await question('Deactivate this channel?'));
  const last = /only active channel. Without it the merchant cannot take payments/;
  expect(await dialog.findByText(last)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Deactivate channel' }));
  expect(await screen.findByText('Shop 1 · Alipay · N0001 deactivated')).toBeVisible();
  expect((await rowOf('N0001')).getAllByText('Inactive')).toHaveLength(2);
  const [call] = fakeApi.calls('put', channelPaths.channelUpdate);
  expect(call!.body).toEqual({
    id: 1,
    merchantNo: 'N0001',
    merchantWeight: 50,
    status: 'inactive',
    updatedAt: '2026-03-04T15:06:07.000Z',
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await rowOf('N0001')).findByText('Active')).toBeVisible();
  expect(answers).toHaveLength(2);
});

it('deactivates at once when other channels take the traffic, and asks when their weights are 0', async () => {
  const stored = channelsOfOne({ merchantWeight: 50 }, { merchantWeight: 5 }, { merchantWeight: 0 });
  serveChannels(stored);
  fakeApi.put(channelPaths.channelUpdate, (sent) => {
    stored.splice(0, 3, ...withSums(stored.map((row) => (row.id === sent.id ? storedAs(row, sent) : row))));
    return stored.find(({ id }) => id === sent.id)!;
  });
  const { user } = await openChannels();
  await user.click((await rowOf('N0002')).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Shop 1 · Alipay · N0002 deactivated')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click((await rowOf('N0001')).getByRole('button', { name: 'Deactivate' }));
  expect(await question('Deactivate this channel?')).toBeVisible();
  expect(fakeApi.calls('put', channelPaths.channelUpdate)).toHaveLength(1);
});

it('activates at once and updates the shares of the merchant’s other channels', async () => {
  const stored = channelsOfOne(
    { merchantChannel: 'alipay', merchantWeight: 50 },
    { merchantChannel: 'wechat', merchantWeight: 50, status: 'inactive' },
  );
  serveChannels(stored);
  fakeApi.put(channelPaths.channelUpdate, (sent) => withSums([stored[0]!, storedAs(stored[1]!, sent)])[1]!);
  const { user } = await openChannels();
  expect((await rowOf('N0001')).getByText('100%')).toBeVisible();
  await user.click((await rowOf('N0002')).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Shop 1 · WeChat Pay · N0002 activated')).toBeVisible();
  expect((await rowOf('N0001')).getByText('50%')).toBeVisible();
  expect((await rowOf('N0002')).getByText('50%')).toBeVisible();
});

it('can be confirmed once the new shares are loaded or have failed to load', async () => {
  const weights = deferred<ReturnType<typeof failure>>();
  fakeApi.post(channelPaths.channelList, ({ fields }) =>
    fields === 'weight' ? weights.promise : { items: [channelRow()], total: 1 },
  );
  const { user } = await openChannels();
  await askToDelete(user, 'N0001');
  const confirm = within(await question('Delete this channel?')).getByRole('button', {
    name: 'Delete channel',
  });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  weights.resolve(failure(500));
  expect(await screen.findByText(/so traffic shares cannot be calculated/)).toBeVisible();
  expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
});
