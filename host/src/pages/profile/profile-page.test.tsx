import { store, userAtom } from '@backoffice/session';
import { apiPaths } from '@backoffice/contract';
import { factorPaths } from '@backoffice/contract/factor-values';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { navigationAtom, type PageRoute } from '../../navigation/navigation';
import { parseView } from '../../remotes/view';
import { messages as hostMessages } from '../../kernel/messages';
import { messages, Page } from './profile-page';

jest.mock('@backoffice/avatar-crop', () => jest.requireActual('./crop-dialog.fixture'));

const page = (path: string, title: string, actions?: ('view' | 'edit')[]): PageRoute => {
  return { path, view: parseView('mfe-x/X'), breadcrumb: [{ title, actions }] };
};

async function open(pages: PageRoute[], introduction = 'I am an editor', avatar = '/avatar.png') {
  fakeApi.get(apiPaths.userSessions, () => ({ sessions: [], newDevices: [] }));
  fakeApi.get(factorPaths.own, () => ({ factors: [], recoveryCodes: 0, isRequired: false }));
  const shown = await renderPage(<Page />, { messages: [...messages, hostMessages] });
  act(() => {
    store.set(navigationAtom, { pages, menu: [], redirects: [], skipped: [] });
    store.set(userAtom, { name: 'Ada', roles: ['editor', 'auditor'], avatar, introduction });
  });
  return shown;
}

it('shows name, roles and introduction from the server', async () => {
  await open([]);
  const card = within(screen.getByRole('region', { name: 'Ada' }));
  expect(card.getByRole('heading', { name: 'Ada' })).toBeInTheDocument();
  const roles = within(card.getByRole('list', { name: 'Roles' })).getAllByRole('listitem');
  expect(roles.map((role) => role.textContent)).toEqual(['editor', 'auditor']);
  expect(card.getByText('I am an editor')).toBeInTheDocument();
});

it('shows a text when there is no introduction', async () => {
  await open([], '');
  expect(screen.getByText('No introduction yet')).toBeInTheDocument();
});

it('lists the granted pages with their rights', async () => {
  await open([
    page('/dashboard', 'Dashboard', ['view']),
    page('/merchant/list', 'Merchant list', ['view', 'edit']),
    page('/example/edit/:id', 'Edit article', ['view', 'edit']),
    page('/404', '404'),
    { ...page('/guide/index', 'Tour', ['view']), view: parseView('host/Guide') },
  ]);
  const rows = within(screen.getByRole('table', { name: 'My permissions' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'PagePermission',
    'DashboardView',
    'Merchant listView and edit',
  ]);
  expect(screen.getByRole('link', { name: 'Merchant list' })).toHaveAttribute('href', '/merchant/list');
});

it('shows advice when no page is granted', async () => {
  await open([]);
  expect(screen.getByText('Your roles have no pages yet. Ask an administrator.')).toBeInTheDocument();
});

it('changes the password, and shows errors before sending', async () => {
  const sent = jest.fn(() => null);
  fakeApi.put(apiPaths.userPassword, sent);
  const { user } = await open([]);
  await user.type(screen.getByLabelText(/^Current password/), '111111');
  await user.type(screen.getByLabelText(/^New password(?! again)/), '22222222');
  await user.type(screen.getByLabelText(/^Confirm new password/), '22222223');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The new passwords do not match')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Confirm new password/), '{Backspace}2');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed. Your other sessions have ended.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
});

it('shows the rule of new passwords, and the server’s errors at the field', async () => {
  const common = { path: 'newPassword', message: 'This password is easy to guess.' };
  const sent = jest.fn(() => failure(400, common.message, [common]));
  fakeApi.put(apiPaths.userPassword, sent);
  const { user } = await open([]);
  const field = screen.getByLabelText(/^New password(?! again)/);
  const choose = async (password: string) => {
    await user.clear(field);
    await user.type(field, password);
    await user.clear(screen.getByLabelText(/^Confirm new password/));
    await user.type(screen.getByLabelText(/^Confirm new password/), password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  await user.type(screen.getByLabelText(/^Current password/), '111111');
  await choose('k7!xW2q');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    expect.stringMatching(/^At least 8 characters that are hard to guess/),
  );
  expect(sent).not.toHaveBeenCalled();
  await choose('baseball');
  expect(await screen.findByText(common.message)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(common.message));
});

// The fetch of tests is Node's, which cannot send the form data of jsdom.
async function nodeForms(): Promise<typeof FormData> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  return form.constructor as typeof FormData;
}

const uploaded = `/uploads/${'a'.repeat(32)}.webp`;

it('sends a picture that was cut out, and shows it in the whole frame', async () => {
  globalThis.FormData = await nodeForms();
  fakeApi.post(apiPaths.userPicture, () => ({ avatar: uploaded, introduction: 'I am an editor' }));
  const { user } = await open([]);
  const image = new File(['pixels'], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Change picture', { selector: 'input' }), image);
  await user.click(await screen.findByRole('button', { name: 'Cut me.png' }));
  await waitFor(() => expect(store.get(userAtom)?.avatar).toBe(uploaded));
  expect(fakeApi.calls('post', apiPaths.userPicture)[0]?.body).toContain('name="file"');
  expect(screen.getByRole('region', { name: 'Ada' }).querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`^http.*${uploaded}$`)),
  );
});

it('removes the user’s picture, and offers no removal for the default one', async () => {
  fakeApi.put(apiPaths.userProfile, () => ({ avatar: '/avatar.png', introduction: '' }));
  const { user } = await open([], '', uploaded);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Picture removed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  expect(fakeApi.calls('put', apiPaths.userProfile)[0]?.body).toEqual({ avatar: '/avatar.png' });
});

it('changes the introduction, and keeps a refused one in its field', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi.put(apiPaths.userProfile, () => failure(503, 'Not now'));
  const { user } = await open([]);
  await user.click(screen.getByRole('button', { name: 'Edit introduction' }));
  const box = screen.getByRole('textbox', { name: 'About me' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, ' Refunds ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Could not save the introduction')).toBeInTheDocument();
  expect(box).toHaveValue(' Refunds ');
  fakeApi.put(apiPaths.userProfile, ({ introduction = '' }) => ({ avatar: '/avatar.png', introduction }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Refunds')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit introduction' })).toHaveFocus();
  expect(store.get(userAtom)?.introduction).toBe('Refunds');
  logged.mockRestore();
});
