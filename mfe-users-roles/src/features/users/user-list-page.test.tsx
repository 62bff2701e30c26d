import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { apiPaths } from '@backoffice/contract';
import { accountLinkPaths } from '@backoffice/contract/account-link-values';
import { failure, fakeApi } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OWN_NAME, openUsers, serveUsers, userRow } from './users.fixture';

const LATER = '2026-04-01T00:00:00.000Z';
const row = (name: string) => within(screen.getByText(name).closest('tr')!);
const buttonsOf = (name: string) =>
  row(name)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const requests = () => fakeApi.calls('post', apiPaths.userList).map(({ body }) => body);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('shows each user with all columns', async () => {
  serveUsers([userRow({ id: 2, username: 'zhang.san', roleName: 'Cashier' })]);
  await openUsers();
  await screen.findByText('zhang.san');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(
    expect.arrayContaining([
      'Username',
      'Avatar',
      'Role',
      'Introduction',
      'Status',
      `Created (${shownZoneLabel()})`,
      'Actions',
    ]),
  );
  for (const text of ['Cashier', 'About 2', 'Active']) expect(row('zhang.san').getByText(text)).toBeVisible();
  const [cell] = row('zhang.san')
    .getAllByRole('cell')
    .filter((each) => each.querySelector('[data-initial=Z]'));
  expect(cell).toBeVisible();
});

it('filters and sorts by name, status, role and order, and keeps them in the address', async () => {
  serveUsers([userRow({ id: 2 }), userRow({ id: 3, status: 'inactive' })]);
  const { user, router } = await openUsers();
  await screen.findByText('user2');
  expect(requests()[0]).toEqual({ page: 1, limit: 20, sort: '+id' });
  await user.type(screen.getByRole('textbox', { name: 'Username' }), ' user {Enter}');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Inactive' }));
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Editor' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'ID descending');
  await waitFor(() => expect(screen.queryByText('user2')).not.toBeInTheDocument());
  expect(requests().at(-1)).toMatchObject({
    username: 'user',
    status: 'inactive',
    roleName: 'editor',
    sort: '-id',
  });
  expect(router.state.location.search).toContain('status=inactive');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('user2')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('changes a status at once with the specified notice', async () => {
  serveUsers([userRow({ id: 2 })]);
  const { user } = await openUsers({ language: 'zh' });
  await screen.findByText('user2');
  fakeApi.put(apiPaths.userStatus, ({ status }) => userRow({ id: 2, status, updatedAt: LATER }));
  await user.click(row('user2').getByRole('button', { name: '停用' }));
  expect(await screen.findByText('操作成功')).toBeVisible();
  expect(await row('user2').findByText('停用')).toBeVisible();
  fakeApi.put(apiPaths.userStatus, () => failure(400, 'This is the last active administrator.'));
  await user.click(row('user2').getByRole('button', { name: '启用' }));
  expect(await screen.findByText('更新状态失败')).toBeVisible();
  expect(screen.getByText('This is the last active administrator.')).toBeVisible();
});

it('removes a row from the screen only, and explains so before', async () => {
  serveUsers([userRow({ id: 2 }), userRow({ id: 3 })]);
  const { user } = await openUsers({ language: 'zh' });
  await screen.findByText('user2');
  await user.click(row('user2').getByRole('button', { name: '更多操作' }));
  const remove = screen.getByRole('menuitem', { name: '删除' });
  expect(remove).toHaveAccessibleDescription('仅在当前列表中隐藏，刷新后恢复，不会删除数据。');
  await user.click(remove);
  expect(await screen.findByText('删除成功')).toBeVisible();
  expect(screen.queryByText('user2')).not.toBeInTheDocument();
  expect(fakeApi.calls('put', apiPaths.userStatus)).toEqual([]);
});

it('restores a deleted user after a confirmation', async () => {
  const deleted = userRow({ id: 2, status: 'deleted' });
  serveUsers([deleted]);
  fakeApi.put(apiPaths.userStatus, ({ status }) => ({ ...deleted, status }));
  const { user } = await openUsers();
  await screen.findByText('user2');
  expect(row('user2').getByText('Deleted')).toBeVisible();
  expect(row('user2').queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(row('user2').getByRole('button', { name: 'Activate' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Activate user2?' }));
  expect(fakeApi.calls('put', apiPaths.userStatus)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('user2 activated')).toBeVisible();
  expect(await row('user2').findByRole('button', { name: 'Edit' })).toBeVisible();
});

it('makes a link for a new password after a confirmation, and shows it once', async () => {
  serveUsers([userRow({ id: 2 }), userRow({ username: OWN_NAME })]);
  const expiresAt = '2026-11-30T08:00:00.000Z';
  fakeApi.post(accountLinkPaths.passwordReset, () => ({ token: 'one-time', expiresAt, needsCode: true }));
  const { user } = await openUsers();
  await screen.findByText('user2');
  await user.click(row('user2').getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Confirm password reset' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Reset password' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset user2’s password?' }));
  await user.click(question.getByRole('button', { name: 'Make link' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Link for user2' }));
  expect(shown.getByText('http://localhost/set-password#one-time')).toBeVisible();
  expect(shown.getByText(/with the code that another administrator gets/)).toBeVisible();
  expect(fakeApi.calls('post', accountLinkPaths.passwordReset)).toMatchObject([{ body: { id: 2 } }]);
  expect(shown.queryByRole('button', { name: 'Send by email' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/one-time/)).not.toBeInTheDocument();

  await user.click(row(OWN_NAME).getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Reset password' })).not.toBeInTheDocument();
});

it('sends a link by email where the server can, and offers a username that is an address', async () => {
  serveUsers([userRow({ id: 2, username: 'a@example.com' })]);
  const issued = { token: 'one-time', expiresAt: '2026-11-30T08:00:00.000Z', needsCode: true, canMail: true };
  fakeApi.post(accountLinkPaths.passwordReset, () => issued);
  fakeApi.post(accountLinkPaths.mail, () => null);
  const { user } = await openUsers();
  await screen.findByText('a@example.com');
  await user.click(row('a@example.com').getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Reset password' }));
  await user.click(await screen.findByRole('button', { name: 'Make link' }));
  const address = await screen.findByRole('textbox', { name: /^Email address/ });
  expect(address).toHaveValue('a@example.com');
  await user.clear(address);
  await user.type(address, 'b@example.com{Enter}');
  expect(await screen.findByText('Email sent to b@example.com')).toBeVisible();
  expect(fakeApi.calls('post', accountLinkPaths.mail)).toMatchObject([
    { body: { token: 'one-time', to: 'b@example.com', language: 'en' } },
  ]);
});

it('confirms the reset that another administrator has requested, and shows the code', async () => {
  const link = {
    purpose: 'reset',
    by: 'admin2',
    expiresAt: '2026-11-30T08:00:00.000Z',
    isWaiting: true,
  } as const;
  serveUsers([userRow({ id: 2, link }), userRow({ id: 3, link: { ...link, by: OWN_NAME } })]);
  fakeApi.post(accountLinkPaths.confirmReset, () => ({ code: 'K7MWP3XZ' }));
  const { user } = await openUsers();
  await screen.findByText('user2');
  await user.click(row('user3').getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: 'Confirm password reset' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(row('user2').getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Confirm password reset' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Confirm user2’s password reset?' }),
  );
  expect(question.getByText(/^admin2 requested it/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Confirm password reset' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Code for user2' }));
  expect(shown.getByText('K7MW-P3XZ')).toBeVisible();
});

it('invites a user and shows the link', async () => {
  serveUsers([userRow({ id: 2 })]);
  const expiresAt = '2026-12-06T08:00:00.000Z';
  fakeApi.post(accountLinkPaths.invite, ({ username }) => ({
    user: userRow({ id: 9, username }),
    token: 'welcome',
    expiresAt,
  }));
  const { user } = await openUsers();
  await screen.findByText('user2');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Enter a username')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Username/ }), 'newcomer');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Role/ }), 'Editor');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Link for newcomer' }));
  expect(shown.getByText('http://localhost/set-password#welcome')).toBeVisible();
  expect(fakeApi.calls('post', accountLinkPaths.invite)).toMatchObject([
    { body: { username: 'newcomer', roleName: 'editor', introduction: '' } },
  ]);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('newcomer')).toBeVisible();
});

it('does not offer to change the user’s own status', async () => {
  serveUsers([userRow({ username: OWN_NAME }), userRow({ id: 2 })]);
  await openUsers();
  await screen.findByText('user2');
  expect(row('user2').getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(row(OWN_NAME).queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
});

it('offers no changes to users who may only view', async () => {
  serveUsers([userRow({ id: 2 })]);
  await openUsers({ permissions: ['users:view'] });
  await screen.findByText('user2');
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  expect(buttonsOf('user2')).toEqual(['History', 'Details']);
});

it('offers no changes to users with more permissions than the signed-in user', async () => {
  fakeApi.get(apiPaths.roleOptions, () => [
    { id: 'admin', name: 'Administrator', beyondOwn: true as const },
    { id: 'editor', name: 'Editor' },
  ]);
  serveUsers([userRow({ id: 2 }), userRow({ id: 3, roleKey: 'admin', roleName: 'Administrator' })]);
  await openUsers();
  await screen.findByText('user3');
  await waitFor(() => expect(buttonsOf('user3')).toEqual(['History', 'Details']));
  expect(row('user2').getByRole('button', { name: 'Edit' })).toBeVisible();
});

it('shows no permission and fetches nothing for users who may not view it', async () => {
  await openUsers({ permissions: [] });
  expect(await screen.findByText('No permission')).toBeVisible();
  expect(requests()).toEqual([]);
});

it('shows empty, no-results and failure states', async () => {
  serveUsers([]);
  const { user } = await openUsers();
  expect(await screen.findByText('No users yet')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'nobody{Enter}');
  expect(await screen.findByText('No results')).toBeVisible();
  fakeApi.post(apiPaths.userList, () =>
    failure(500, 'Unexpected server error. Try again, or send the request ID to your administrator.'),
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Could not load the users')).toBeVisible();
  serveUsers([userRow({ id: 2, username: 'nobody' })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('nobody')).toBeVisible();
});
