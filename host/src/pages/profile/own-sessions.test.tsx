import { apiPaths, type OpenSession, type OwnSessions } from '@backoffice/contract';
import { sessionsMessages } from '@backoffice/open-sessions';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { OwnSessionsCard } from './own-sessions';
import { profileMessages } from './profile-texts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const at = '2026-11-24T10:00:00.000Z';
const session = (id: number, isOwn = false): OpenSession => {
  return { id, since: at, activeAt: at, provider: null, address: `10.0.0.${id}`, userAgent: CHROME, isOwn };
};

let stored: OwnSessions;
beforeEach(() => {
  stored = { sessions: [session(1, true), session(2), session(3)], newDevices: [] };
  fakeApi.get(apiPaths.userSessions, () => stored);
});

const open = () => renderPage(<OwnSessionsCard />, { messages: [profileMessages, sessionsMessages] });
const items = async () =>
  within(await screen.findByRole('list', { name: 'Your sessions' })).findAllByRole('listitem');

it('lists the user’s sessions, and ends others but not the current one', async () => {
  const { user } = await open();
  const [own, second] = await items();
  expect(own).toHaveTextContent(/^Chrome 131, Windows10\.0\.0\.1.*This session$/);
  expect(within(own!).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Times in UTC')).toBeVisible();
  fakeApi.post(apiPaths.userSessionEnd, ({ id }) => {
    stored = { ...stored, sessions: stored.sessions.filter((other) => other.id !== id) };
    return { id };
  });
  await user.click(within(second!).getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('Session ended')).toBeInTheDocument();
  expect(await items()).toHaveLength(2);
  expect(fakeApi.calls('post', apiPaths.userSessionEnd)[0]?.body).toEqual({ id: 2 });
});

it('ends all others at once', async () => {
  const { user } = await open();
  await items();
  fakeApi.post(apiPaths.userSessionsEnd, () => {
    stored = { ...stored, sessions: stored.sessions.filter(({ isOwn }) => isOwn) };
    return { ended: 2 };
  });
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('Other sessions ended')).toBeInTheDocument();
  expect(await items()).toHaveLength(1);
});

it('keeps a session whose end failed, and shows an error', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open();
  const [, second] = await items();
  fakeApi.post(apiPaths.userSessionEnd, () => failure(503, 'Not now'));
  await user.click(within(second!).getByRole('button', { name: 'End session' }));
  expect(await screen.findByText('Could not end the session')).toBeInTheDocument();
  expect(await items()).toHaveLength(3);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('shows new devices until the user confirms them', async () => {
  stored.newDevices = [
    { id: 9, at, address: '192.0.2.7', userAgent: 'curl/8.5' },
    { id: 8, at, address: '192.0.2.8', userAgent: CHROME },
  ];
  const { user } = await open();
  const devices = await screen.findByRole('list', { name: 'New devices' });
  expect(devices).toHaveTextContent(/curl\/8\.5, 192\.0\.2\.7.*Chrome 131, Windows, 192\.0\.2\.8/);
  fakeApi.post(apiPaths.userDevicesSeen, () => {
    stored = { ...stored, newDevices: [] };
    return null;
  });
  await user.click(screen.getByRole('button', { name: 'This was me' }));
  expect(fakeApi.calls('post', apiPaths.userDevicesSeen)[0]?.body).toEqual({ upTo: 9 });
  expect(screen.queryByRole('list', { name: 'New devices' })).not.toBeInTheDocument();
});

it('shows an error when the sessions cannot be loaded, and retries', async () => {
  fakeApi.get(apiPaths.userSessions, () => failure(503, 'Not now'));
  const { user } = await open();
  expect(await screen.findByText('Could not load your sessions')).toBeInTheDocument();
  fakeApi.get(apiPaths.userSessions, () => stored);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await items()).toHaveLength(3);
});
