import { formAddress, NEW_ROW, type Permission, screens } from '@backoffice/contract';
import { store } from '@backoffice/session';
import { renderPage } from '@backoffice/testing';
import { act, screen } from '@testing-library/react';
import { navigationAtom, type PageRoute } from '../../navigation/navigation';
import { parseView } from '../../remotes/view';
import { createToolsAtom, CreateSlot } from './create-slot';
import { messages } from './creations';
import { showCreate } from './create-button';

const pageAt = (path: string): PageRoute => ({ path, view: parseView('host/List'), breadcrumb: [] });

function open(permissions: readonly Permission[], paths: readonly string[] = Object.values(screens)) {
  store.set(navigationAtom, { pages: paths.map(pageAt), menu: [], redirects: [], skipped: [] });
  return renderPage(<CreateSlot />, { messages: [messages], permissions });
}

beforeEach(() => store.set(createToolsAtom, null));

it('appears when its code is loaded, and opens the permitted forms', async () => {
  const all = ['merchants', 'channels', 'users', 'roles', 'articleCreate'] as const;
  const { user, router } = await open(all.map((name) => `${name}:edit` as const));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(showCreate);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Add merchant',
    'Add channel',
    'Add user',
    'Add role',
    'Write article',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Add channel' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(formAddress(screens.channels, NEW_ROW));
});

it('lists nothing without the right or the page', async () => {
  const { user } = await open(
    ['merchants:edit', 'users:edit', 'channels:view'],
    [screens.users, screens.channels],
  );
  await act(showCreate);
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Add user']);
});

it('is hidden for users who may create nothing', async () => {
  await open(['merchants:view', 'users:view']);
  await act(showCreate);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
