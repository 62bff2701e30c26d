import { api, configureApiClient } from '@backoffice/api-client';
import { apiPaths, remotePaths } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { failure, fakeApi } from '@backoffice/testing';
import { waitFor } from '@testing-library/react';
import { apiEvents, on } from '../kernel/events';
import { beginLeaving, endLeaving, leavingSignal } from '../kernel/leaving';
import { keepFirstAnswers } from './session-data';
import {
  acknowledgeEnd,
  askSessionLife,
  sessionLifeAtom,
  sessionWarningAtom,
  startSessionClock,
  stayHere,
} from './session-clock';

const HOUR = 3600;
let now = Date.now();
let stop: () => void;
let idle = 1800;
let absolute = 12 * HOUR;

const requests = () => fakeApi.calls('get', apiPaths.userSession).length;
const warning = () => store.get(sessionWarningAtom)?.kind ?? null;
const wake = () => document.dispatchEvent(new Event('visibilitychange'));
const pass = (seconds: number) => {
  now += seconds * 1000;
  idle -= seconds;
  absolute -= seconds;
};

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  idle = 1800;
  absolute = 12 * HOUR;
  const life = () => ({
    idleSeconds: idle,
    idleLimitSeconds: 1800,
    absoluteSeconds: absolute,
    provider: null,
  });
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => 'token',
    leaving: leavingSignal,
    ...apiEvents,
  });
  fakeApi.get(apiPaths.userSession, life);
  fakeApi.get(apiPaths.roleOptions, () => []);
  fakeApi.get(apiPaths.remotes, () => []);
  fakeApi.get(remotePaths.remoteRegistry, () => []);
  fakeApi.post(remotePaths.remoteLoads, () => null);
  fakeApi.post(apiPaths.userSession, () => {
    idle = 1800;
    return life();
  });
  store.set(tokenAtom, 'token');
  stop = startSessionClock();
  await waitFor(() => expect(store.get(sessionLifeAtom)).not.toBeNull());
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('reads the session’s end once, and shows nothing while there is time', () => {
  pass(1600);
  wake();
  expect(requests()).toBe(1);
  expect(warning()).toBeNull();
});

it('takes the end that came with a sign-in, from when it came', async () => {
  const life = { idleSeconds: 1800, idleLimitSeconds: 1800, absoluteSeconds: 12 * HOUR, provider: null };
  keepFirstAnswers({ token: 'new', answers: { [apiPaths.userSession]: life } });
  const came = now;
  pass(5);
  store.set(tokenAtom, 'new');
  expect(store.get(sessionLifeAtom)).toMatchObject({
    idleEnds: came + 1_800_000,
    ends: came + 12 * HOUR * 1000,
  });
  await Promise.resolve();
  expect(requests()).toBe(1);
});

it('warns after the machine has slept, once the server confirms', async () => {
  pass(1700);
  wake();
  await waitFor(() => expect(warning()).toBe('idle'));
  expect(requests()).toBe(2);
});

it('shows no warning when another tab has extended the session', async () => {
  pass(1700);
  idle = 1800;
  wake();
  await waitFor(() => expect(requests()).toBe(2));
  await waitFor(() => expect(store.get(sessionLifeAtom)?.idleEnds).toBe(now + 1_800_000));
  expect(warning()).toBeNull();
});

it('hides the warning when the user extends the session', async () => {
  pass(1700);
  wake();
  await waitFor(() => expect(warning()).toBe('idle'));
  await stayHere();
  expect(warning()).toBeNull();
});

it('counts each answered call as activity, except the query of the session’s end', async () => {
  pass(1000);
  await api.get(apiPaths.roleOptions);
  expect(store.get(sessionLifeAtom)?.idleEnds).toBe(now + 1_800_000);
});

it.each([
  ['asks which releases are live', () => api.get(apiPaths.remotes)],
  ['looks at the releases again', () => api.get(remotePaths.remoteRegistry)],
  ['reports how pages arrived', () => api.post(remotePaths.remoteLoads, { loads: [] })],
])('does not count as activity that the page %s', async (_what, call) => {
  const ends = store.get(sessionLifeAtom)?.idleEnds;
  pass(1000);
  await call();
  expect(store.get(sessionLifeAtom)?.idleEnds).toBe(ends);
});

it('extends the session while the user is typing', async () => {
  document.dispatchEvent(new Event('keydown'));
  expect(fakeApi.calls('post', apiPaths.userSession)).toHaveLength(0);
  pass(400);
  document.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('keydown'));
  await waitFor(() => expect(store.get(sessionLifeAtom)?.idleEnds).toBe(now + 1_800_000));
  expect(fakeApi.calls('post', apiPaths.userSession)).toHaveLength(1);
});

it('announces the absolute end once', async () => {
  absolute = 1500;
  pass(1400);
  idle = 1700;
  wake();
  // The warning depends on the server's answers, not on the time of the previous one.
  pass(0);
  await api.get(apiPaths.roleOptions);
  stop();
  stop = startSessionClock();
  await waitFor(() => expect(warning()).toBe('absolute'));
  acknowledgeEnd();
  expect(warning()).toBeNull();
  wake();
  await waitFor(() => expect(requests()).toBe(3));
  expect(warning()).toBeNull();
});

it('follows the new session after signing in again', async () => {
  absolute = 100;
  stop();
  store.set(tokenAtom, 'first token');
  stop = startSessionClock();
  await waitFor(() => expect(warning()).toBe('absolute'));
  pass(200);
  absolute = 12 * HOUR;
  store.set(tokenAtom, 'another token');
  await waitFor(() => expect(warning()).toBeNull());
});

it('shows no warning of a session that is over', async () => {
  pass(1700);
  fakeApi.get(apiPaths.userSession, () => failure(401, 'Your session has ended.'));
  wake();
  await waitFor(() => expect(requests()).toBe(2));
  expect(warning()).toBeNull();
});

it('cancels its call at sign-out, and ignores the answer', async () => {
  pass(1700);
  let answer!: () => void;
  const refused = new Promise<ReturnType<typeof failure>>(
    (resolve) => (answer = () => resolve(failure(401, 'Your session has ended.'))),
  );
  fakeApi.get(apiPaths.userSession, () => refused);
  const ended = jest.fn();
  const forget = on('sessionRefused', ended);
  const asking = askSessionLife();
  await waitFor(() => expect(requests()).toBe(2));
  beginLeaving();
  await asking;
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  endLeaving();
  forget();
});
