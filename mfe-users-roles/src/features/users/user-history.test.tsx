import { apiPaths, type HistoryEntry, type User } from '@backoffice/contract';
import { fakeApi } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { openUsers, serveUsers, userRow } from './users.fixture';

const entry = (id: number, changes: HistoryEntry['changes'], values: Partial<HistoryEntry> = {}) => ({
  id,
  at: `2026-04-0${id}T00:00:00.000Z`,
  actor: 'wang',
  action: 'update' as const,
  changes,
  reason: null,
  ...values,
});
const renamed = entry(3, [
  { field: 'username', from: 'user2', to: 'usher2' },
  { field: 'roleName', from: 'editor', to: 'admin' },
]);
const introduced = entry(2, [{ field: 'introduction', from: 'Of old', to: 'About 2' }]);

async function openHistory(user2: User) {
  const stored = [user2];
  serveUsers(stored);
  fakeApi.put(apiPaths.userUpdate, ({ reason: _reason, ...request }) => {
    stored[0] = { ...stored[0]!, ...request, roleKey: request.roleName ?? 'editor', updatedAt: renamed.at };
    return stored[0];
  });
  const { user } = await openUsers();
  const row = within((await screen.findByText(user2.username)).closest('tr')!);
  const more = row.queryByRole('button', { name: 'More actions' });
  if (more) await user.click(more);
  await user.click(await screen.findByRole(more ? 'menuitem' : 'button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: `History of ${user2.username}` }));
  await dialog.findAllByText('Changed by wang');
  return { user, dialog };
}

it('restores a user to an earlier name and role, and then further back', async () => {
  let items = [renamed, introduced, entry(1, [{ field: 'introduction', from: '', to: 'Of old' }])];
  fakeApi.post(apiPaths.userHistory, () => ({ items, total: items.length }));
  const { user, dialog } = await openHistory(userRow({ id: 2, username: 'usher2', roleKey: 'admin' }));
  const [first] = dialog.getAllByRole('button', { name: 'Restore this version' });
  await user.click(first!);
  const question = within(await screen.findByRole('dialog', { name: 'Restore usher2?' }));
  expect(question.getByRole('row', { name: 'Role admin editor' })).toBeVisible();
  items = [
    entry(
      4,
      renamed.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    ),
    ...items,
  ];
  await user.click(question.getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('User updated')).toBeVisible();
  expect(fakeApi.calls('put', apiPaths.userUpdate)[0]!.body).toMatchObject({
    username: 'user2',
    roleName: 'editor',
    introduction: 'About 2',
  });
  await dialog.findByText('2026/04/04 00:00:00');
  await user.click(dialog.getAllByRole('button', { name: 'Restore this version' }).at(-1)!);
  const further = within(await screen.findByRole('dialog', { name: 'Restore user2?' }));
  expect(further.getByRole('row', { name: 'Introduction About 2 Of old' })).toBeVisible();
});

it('is not offered for a deleted user, who cannot be changed', async () => {
  const items = [renamed, introduced];
  fakeApi.post(apiPaths.userHistory, () => ({ items, total: 2 }));
  await openHistory(userRow({ id: 2, username: 'usher2', roleKey: 'admin', status: 'deleted' }));
  expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
});
