import { store, userAtom } from '@backoffice/session';
import { apiPaths } from '@backoffice/contract';
import { fakeApi, renderPage } from '@backoffice/testing';
import { act, screen, within } from '@testing-library/react';
import { navigationAtom, type PageRoute } from '../../navigation/navigation';
import { parseView } from '../../remotes/view';
import { messages as hostMessages } from '../../kernel/messages';
import { messages, Page } from './profile-page';

const page = (path: string, title: string, actions?: ('view' | 'edit')[]): PageRoute => {
  return { path, view: parseView('mfe-x/X'), breadcrumb: [{ title, actions }] };
};

async function open(pages: PageRoute[], introduction = 'I am an editor') {
  const shown = await renderPage(<Page />, { messages: [...messages, hostMessages] });
  act(() => {
    store.set(navigationAtom, { pages, menu: [], redirects: [], skipped: [] });
    store.set(userAtom, { name: 'Ada', roles: ['editor', 'auditor'], avatar: '', introduction });
  });
  return shown;
}

it('tells name, roles and introduction as the server does', async () => {
  await open([]);
  const card = within(screen.getByRole('region', { name: 'Ada' }));
  expect(card.getByRole('heading', { name: 'Ada' })).toBeInTheDocument();
  const roles = within(card.getByRole('list', { name: 'Roles' })).getAllByRole('listitem');
  expect(roles.map((role) => role.textContent)).toEqual(['editor', 'auditor']);
  expect(card.getByText('I am an editor')).toBeInTheDocument();
});

it('says that an introduction is missing', async () => {
  await open([], '');
  expect(screen.getByText('No introduction has been written yet.')).toBeInTheDocument();
});

it('lists the granted pages with what may be done there', async () => {
  await open([
    page('/dashboard', 'Dashboard', ['view']),
    page('/merchant/list', 'Merchant list', ['view', 'edit']),
    page('/example/edit/:id', 'Edit article', ['view', 'edit']),
    page('/404', '404'),
    { ...page('/guide/index', 'Guide', ['view']), view: parseView('host/Guide') },
  ]);
  const rows = within(screen.getByRole('table', { name: 'My pages' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'PageYou may',
    'DashboardView',
    'Merchant listView and edit',
  ]);
  expect(screen.getByRole('link', { name: 'Merchant list' })).toHaveAttribute('href', '/merchant/list');
});

it('says what to do where nothing is granted', async () => {
  await open([]);
  expect(screen.getByText('Your roles open no page yet. Ask an administrator.')).toBeInTheDocument();
});

it('changes the password, and says what is wrong before it is sent', async () => {
  const sent = jest.fn(() => null);
  fakeApi.put(apiPaths.userPassword, sent);
  const { user } = await open([]);
  await user.type(screen.getByLabelText(/^Old password/), '111111');
  await user.type(screen.getByLabelText(/^New password(?! again)/), '222222');
  await user.type(screen.getByLabelText(/^New password again/), '222223');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The two new passwords differ.')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^New password again/), '{Backspace}2');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(
    await screen.findByText('The password was changed. Your other sessions have ended.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/^Old password/)).toHaveValue('');
});
