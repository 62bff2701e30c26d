import { apiPaths, type OpenSession, type Permission, type UserAccess, screens } from '@backoffice/contract';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { messages, Page } from '../../pages/access-review';

const at = '2026-03-04T15:06:07.000Z';
const session = (id: number, values: Partial<OpenSession> = {}): OpenSession => ({
  id,
  since: at,
  activeAt: at,
  provider: null,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  isOwn: false,
  ...values,
});
const person = (username: string, sessions: OpenSession[]): UserAccess => ({
  id: username.length,
  username,
  avatar: '/avatar.png',
  roleName: 'Editor',
  roleKey: 'editor',
  status: 'active',
  lastSignInAt: sessions.length > 0 ? at : null,
  sessions,
});

let stored: UserAccess[];
beforeEach(() => {
  stored = [person('admin', [session(1, { isOwn: true })]), person('editor', [session(2), session(3)])];
  stored.push(person('visitor', []));
  fakeApi.post(apiPaths.accessList, () => ({ items: stored, total: stored.length }));
});

const open = (permissions: Permission[] = ['accessReview:view', 'accessReview:edit']) =>
  renderPage(<Page />, { url: screens.accessReview, messages, permissions });

it('shows the role, the last sign-in and the open sessions of each user', async () => {
  await open();
  const visitor = within((await screen.findByText('visitor')).closest('tr')!);
  expect(visitor.getByText('Never')).toBeVisible();
  expect(visitor.getByText('0')).toBeVisible();
  expect(screen.getByRole('button', { name: '2 sessions of editor' })).toBeVisible();
});

it('ends a session, once for a double click, and shows the remaining ones', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '2 sessions of editor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'editor’s sessions' }));
  fakeApi.post(apiPaths.sessionEnd, ({ id }) => {
    stored = [person('editor', [session(3)])];
    return { id };
  });
  await user.dblClick(dialog.getAllByRole('button', { name: 'End session' })[0]!);
  await waitFor(() => expect(screen.getByText('Session ended')).toBeVisible());
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  expect(fakeApi.calls('post', apiPaths.sessionEnd).map(({ body }) => body)).toEqual([{ id: 2 }]);
});

it('shows where each session is, and ends all of a user at once', async () => {
  stored = [person('editor', [session(2), session(3, { address: null, userAgent: null })])];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '2 sessions of editor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'editor’s sessions' }));
  const [known, unknown] = dialog.getAllByRole('listitem');
  expect(known).toHaveTextContent(/^Firefox 133, Linux.*203\.0\.113\.7/);
  expect(unknown).toHaveTextContent(/^Unknown device/);
  fakeApi.post(apiPaths.sessionsEnd, () => {
    stored = [person('editor', [])];
    return { ended: 2 };
  });
  await user.click(dialog.getByRole('button', { name: 'End all sessions' }));
  expect(await screen.findByText('editor signed out everywhere')).toBeVisible();
  expect(await dialog.findByText('No sessions')).toBeVisible();
  expect(fakeApi.calls('post', apiPaths.sessionsEnd)[0]?.body).toEqual({ userId: 'editor'.length });
});

it('ends the user’s other sessions and keeps the current one', async () => {
  stored = [person('admin', [session(1, { isOwn: true }), session(2), session(3)])];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '3 sessions of admin' }));
  fakeApi.post(apiPaths.sessionsEnd, () => ({ ended: 2 }));
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('admin signed out everywhere else')).toBeVisible();
});

it('reports a session that had already ended', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '2 sessions of editor' }));
  fakeApi.post(apiPaths.sessionEnd, () => failure(404, 'There is no such session.'));
  await user.click((await screen.findAllByRole('button', { name: 'End session' }))[0]!);
  expect(await screen.findByText('This session has already ended')).toBeVisible();
  logged.mockRestore();
});

it('does not offer to end the current session, or any to users who may only view', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '1 session of admin' }));
  expect(await screen.findByText('This session')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End session' })).not.toBeInTheDocument();
});

it('offers no ending of sessions to users who may only view', async () => {
  const { user } = await open(['accessReview:view']);
  await user.click(await screen.findByRole('button', { name: '2 sessions of editor' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End session' })).not.toBeInTheDocument();
});

it('shows no permission to users who may not view it', async () => {
  await open([]);
  expect(await screen.findByText('No permission')).toBeVisible();
});
