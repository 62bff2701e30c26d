import { configureApiClient } from '@backoffice/api-client';
import { apiPaths, type NewDevice } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { CancelledError } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { apiEvents, on } from '../kernel/events';
import { leavingSignal } from '../kernel/leaving';
import { queryClient } from '../kernel/query-client';
import { signOut } from './session-end';

const device: NewDevice = {
  id: 4,
  at: '2026-11-24T10:00:00.000Z',
  address: '192.0.2.7',
  userAgent: 'curl/8.5',
};

beforeEach(() => queryClient.clear());

it('announces the latest new device once, with a link to the profile', async () => {
  store.set(tokenAtom, 'a token');
  fakeApi.get(apiPaths.userSessions, () => ({ sessions: [], newDevices: [device] }));
  const { followNewDevices } = await import('./new-devices');
  const { user } = await renderPage(<p>Page</p>);
  act(() => followNewDevices());
  expect(await screen.findByText('New sign-in to your account')).toBeInTheDocument();
  expect(screen.getByText(/^curl\/8\.5, 192\.0\.2\.7, .*change your password\.$/)).toBeInTheDocument();
  const opened: string[] = [];
  on('pageRequested', ({ path }) => void opened.push(path));
  await user.click(screen.getByRole('button', { name: 'Show my sessions' }));
  expect(opened).toEqual(['/profile/index']);

  act(() => followNewDevices());
  await act(() => Promise.resolve());
  expect(fakeApi.calls('get', apiPaths.userSessions)).toHaveLength(2);
  expect(screen.queryByText('New sign-in to your account')).not.toBeInTheDocument();
});

it('cancels its call at sign-out, before the server would refuse it', async () => {
  store.set(tokenAtom, 'a token');
  let signOutOnServer = () => {};
  fakeApi.get(
    apiPaths.userSessions,
    () => new Promise((resolve) => (signOutOnServer = () => resolve(failure(401)))),
  );
  fakeApi.post(apiPaths.logout, () => {
    signOutOnServer();
    return null;
  });
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { followNewDevices } = await import('./new-devices');
  followNewDevices();
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.userSessions)).toHaveLength(1));
  await signOut();
  await waitFor(() => expect(logged).toHaveBeenCalled());
  expect(logged.mock.calls[0]![1]).toBeInstanceOf(CancelledError);
});

it('sends no call during sign-out', async () => {
  const getToken = () => 'a token';
  configureApiClient({ baseUrl: 'http://localhost:8789', getToken, leaving: leavingSignal, ...apiEvents });
  store.set(tokenAtom, getToken());
  fakeApi.get(apiPaths.userSessions, () => failure(401));
  const { followNewDevices } = await import('./new-devices');
  fakeApi.post(apiPaths.logout, () => {
    followNewDevices();
    return null;
  });
  await signOut();
  expect(fakeApi.calls('get', apiPaths.userSessions)).toEqual([]);
});
