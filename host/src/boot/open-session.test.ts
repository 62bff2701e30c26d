import { configureApiClient } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { store, tokenAtom, userAtom } from '@backoffice/session';
import { failure, fakeApi } from '@backoffice/testing';
import { notify } from '@backoffice/ui';
import { apiEvents } from '../kernel/events';
import { openSession } from './open-session';

// Mocked, because it prepares the remotes, which exist only in a build.
jest.mock('./prepare-app', () => ({ prepareApp: () => Promise.resolve() }));

const user = { name: 'Ana', avatar: '', introduction: '', roles: ['editor'] };
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    ...apiEvents,
  });
  for (const path of [apiPaths.userInfo, apiPaths.routes, apiPaths.remotes])
    fakeApi.get(path, () => failure(500, 'Failed'));
});
afterEach(() => logged.mockRestore());

it('returns to the login page when the user cannot be loaded', async () => {
  store.set(userAtom, null);
  store.set(tokenAtom, 'first');
  await openSession();
  expect(store.get(tokenAtom)).toBeNull();
});

it('shows why the session could not be opened in the user’s language', async () => {
  await initI18n('es', () => {});
  const notified = jest.spyOn(notify, 'error');
  fakeApi.get(apiPaths.userInfo, () => failure(503, 'Busy', undefined, { code: 'busy' }));
  store.set(userAtom, null);
  store.set(tokenAtom, 'busy');
  await openSession();
  expect(notified).toHaveBeenCalledWith({ title: 'El servidor está ocupado. Inténtelo de nuevo enseguida.' });
});

it('keeps the page of a user who signs in again, even when a call fails', async () => {
  store.set(userAtom, user);
  store.set(tokenAtom, 'again');
  await openSession();
  expect(store.get(tokenAtom)).toBe('again');
});
