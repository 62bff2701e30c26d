import { store, userAtom } from '@backoffice/session';
import { api, configureApiClient } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import { failure, fakeApi } from '@backoffice/testing';
import { apiEvents } from '../kernel/events';
import { leavingSignal } from '../kernel/leaving';
import { queryClient } from '../kernel/query-client';
import { reportFailures } from './report-failures';
import { closeSessionEnded, isSessionEndedAtom, signOut } from './session-end';

beforeEach(() =>
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => 'token',
    leaving: leavingSignal,
    ...apiEvents,
  }),
);

it('cancels reads before the session ends, so that none is refused', async () => {
  let reading: AbortSignal | undefined;
  const read = queryClient.query({
    queryKey: ['rows'],
    queryFn: ({ signal }) => {
      reading = signal;
      return new Promise(() => {});
    },
  });
  read.catch(() => {});
  let wasReading: boolean | undefined;
  fakeApi.post(apiPaths.logout, () => {
    wasReading = !reading?.aborted;
    return null;
  });
  await signOut();
  expect(wasReading).toBe(false);
});

it('clears all read data before the next user signs in', async () => {
  fakeApi.post(apiPaths.logout, () => null);
  queryClient.setQueryData(['rows'], ['somebody’s']);
  await signOut();
  expect(queryClient.getQueryData(['rows'])).toBeUndefined();
});

it('starts no read while the session is ending, and reads again in the next one', async () => {
  fakeApi.get(apiPaths.roleOptions, () => []);
  let refused: unknown;
  fakeApi.post(apiPaths.logout, async () => {
    refused = await api.get(apiPaths.roleOptions).catch((error: unknown) => error);
    return null;
  });
  await signOut();
  expect(refused).toMatchObject({ name: 'AbortError' });
  expect(fakeApi.calls('get', apiPaths.roleOptions)).toEqual([]);
  expect(await api.get(apiPaths.roleOptions)).toEqual([]);
});

describe('the dialog of a session that the server has ended', () => {
  let refuse: () => void;
  const isOpen = () => store.get(isSessionEndedAtom);
  const callThatIsRefused = (path: string = apiPaths.roleOptions) => api.get(path).catch(() => {});

  beforeAll(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    reportFailures();
  });
  beforeEach(() => {
    store.set(userAtom, { roles: ['admin'], name: 'Ada', avatar: '', introduction: '' });
    const refusal = new Promise<void>((resolve) => (refuse = resolve));
    for (const path of [apiPaths.roleOptions, apiPaths.userSession]) {
      fakeApi.get(path, async () => {
        await refusal;
        return failure(401, 'Your session has ended.');
      });
    }
  });
  afterEach(() => closeSessionEnded());

  it('stays closed for a call that was pending when it was cancelled', async () => {
    const call = callThatIsRefused();
    closeSessionEnded();
    refuse();
    await call;
    expect(isOpen()).toBe(false);
  });

  it('stays closed for the page’s background calls', async () => {
    closeSessionEnded();
    refuse();
    await callThatIsRefused(apiPaths.userSession);
    expect(isOpen()).toBe(false);
  });

  it('opens again for a call started after Cancel', async () => {
    closeSessionEnded();
    refuse();
    await callThatIsRefused();
    expect(isOpen()).toBe(true);
  });
});
