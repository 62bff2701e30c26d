import { channelPaths, type HistoryEntry } from '@backoffice/contract';
import { fakeApi } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { channelRow, openChannels, serveChannels } from '../channels.fixture';

const oldKey = 'a1b2c3d4e5f6'.padEnd(64, '0');

const changed: HistoryEntry = {
  id: 2,
  at: '2026-04-01T00:00:00.000Z',
  actor: 'wang',
  action: 'update',
  changes: [
    { field: 'merchantWeight', from: 40, to: 0 },
    { field: 'status', from: 'active', to: 'inactive' },
    { field: 'merchantUpPrivateKey', from: oldKey, to: `? ${'9'.repeat(64)}` },
    { field: 'merchantDownPublicKey', from: null, to: oldKey },
  ],
};

async function openHistory(channel = channelRow()) {
  serveChannels([channel]);
  const { user } = await openChannels();
  const row = within((await screen.findByText('N0001')).closest('tr')!);
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Shop 1 · Alipay · N0001' });
  return { user, dialog };
}

it('shows who changed which values, and keys by fingerprint only', async () => {
  fakeApi.post(channelPaths.channelHistory, () => ({ items: [changed], total: 1 }));
  const { dialog } = await openHistory();
  const changes = within(await within(dialog).findByRole('table', { name: /Changed by wang/ }));
  for (const name of [
    'Weight 40 0',
    'Status Active Inactive',
    'Upstream private key a1b2 c3d4 e5f6 Unknown format',
    'Downstream public key – a1b2 c3d4 e5f6',
  ]) {
    expect(changes.getByRole('row', { name })).toBeVisible();
  }
  const [call] = fakeApi.calls('post', channelPaths.channelHistory);
  expect(call!.body).toEqual({ id: 1, page: 1 });
});

it('is available to users who may only view, without other actions', async () => {
  serveChannels([channelRow()]);
  await openChannels({ permissions: ['channels:view'] });
  const row = within((await screen.findByText('N0001')).closest('tr')!);
  expect(row.getByRole('button', { name: 'History' })).toBeVisible();
  expect(row.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});

it('restores a channel without its keys', async () => {
  const created: HistoryEntry = {
    ...changed,
    id: 1,
    action: 'create',
    changes: [
      { field: 'merchantWeight', from: null, to: 40 },
      { field: 'status', from: null, to: 'active' },
      { field: 'merchantUpPrivateKey', from: null, to: oldKey },
    ],
    reason: null,
  };
  fakeApi.post(channelPaths.channelHistory, () => ({ items: [changed, created], total: 2 }));
  fakeApi.put(channelPaths.channelUpdate, (request) => channelRow({ ...request, updatedAt: changed.at }));
  const now = {
    merchantWeight: 0,
    status: 'inactive' as const,
    merchantUpPrivateKey: 'up',
    merchantDownPublicKey: 'down',
  };
  const { user, dialog } = await openHistory(channelRow(now));
  await user.click(await within(dialog).findByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('dialog', { name: /^Restore/ }));
  expect(question.getAllByRole('row')).toHaveLength(3);
  expect(question.getByText(/Not restored: Upstream private key, Downstream public key/)).toBeVisible();
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Wrong channel{Enter}');
  expect(await screen.findByText('Channel updated')).toBeVisible();
  expect(fakeApi.calls('put', channelPaths.channelUpdate).map(({ body }) => body)).toEqual([
    {
      id: 1,
      updatedAt: channelRow().updatedAt,
      merchantNo: 'N0001',
      merchantWeight: 40,
      status: 'active',
      reason: 'Wrong channel',
    },
  ]);
});

it('is not offered when only keys differ', async () => {
  const keyOnly = { ...changed, changes: changed.changes.slice(2) };
  const created: HistoryEntry = {
    ...changed,
    id: 1,
    action: 'create',
    changes: [
      { field: 'merchantWeight', from: null, to: 10 },
      { field: 'merchantUpPrivateKey', from: null, to: oldKey },
    ],
  };
  fakeApi.post(channelPaths.channelHistory, () => ({ items: [keyOnly, created], total: 2 }));
  const { dialog } = await openHistory();
  await within(dialog).findByText('Created by wang');
  expect(within(dialog).queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
});
