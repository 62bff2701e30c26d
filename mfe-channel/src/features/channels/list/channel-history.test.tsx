import { apiPaths, type HistoryEntry } from '@backoffice/contract';
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

async function openHistory() {
  serveChannels([channelRow()]);
  const { user } = await openChannels();
  const row = within((await screen.findByText('N0001')).closest('tr')!);
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'History' }));
  return screen.findByRole('dialog', { name: 'History of Shop 1 · alipay · N0001' });
}

it('tells who changed what, from what to what, and keys by their fingerprints only', async () => {
  fakeApi.post(apiPaths.channelHistory, () => ({ items: [changed], total: 1 }));
  const dialog = await openHistory();
  const changes = within(await within(dialog).findByRole('table', { name: /wang changed it/ }));
  for (const name of [
    'Weight 40 0',
    'Status Active Inactive',
    'Up private key a1b2 c3d4 e5f6 Unknown form',
    'Down public key – a1b2 c3d4 e5f6',
  ]) {
    expect(changes.getByRole('row', { name })).toBeVisible();
  }
  const [call] = fakeApi.calls('post', apiPaths.channelHistory);
  expect(call!.body).toEqual({ id: 1, page: 1 });
});

it('is there for those who may only look, and nothing else is', async () => {
  serveChannels([channelRow()]);
  await openChannels({ permissions: ['channels:view'] });
  const row = within((await screen.findByText('N0001')).closest('tr')!);
  expect(row.getByRole('button', { name: 'History' })).toBeVisible();
  expect(row.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
});
