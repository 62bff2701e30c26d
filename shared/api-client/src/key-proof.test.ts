import { api, configureApiClient } from './api';
import { keyProof } from './key-proof';

let proofs = 0;
const proofOf = jest.fn(async (method: string, path: string) => ({
  dpop: `${method} ${path} ${(proofs += 1)}`,
}));
const keepKey = jest.fn(async (_token: string) => {});
const learnTime = jest.fn((_now: number) => false);
const loaded = jest.fn();
jest.mock('./session-key', () => {
  loaded();
  return {
    proofOf: (...call: [string, string]) => proofOf(...call),
    keepKey: (token: string) => keepKey(token),
    learnTime: (now: number) => learnTime(now),
  };
});

const fetchMock = jest.fn<Promise<Response>, [Request]>();
const onSessionEnded = jest.fn();
let token: string | null;
beforeEach(() => {
  jest.clearAllMocks();
  proofs = 0;
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  const baseUrl = 'http://api.test:8789';
  configureApiClient({ baseUrl, getToken: () => token, onFailure: jest.fn(), onSessionEnded });
});

const answer = (data: unknown) => Response.json({ status: 200, data });
const refusal = (status: number, code: string) =>
  Response.json({ status, code, values: { now: 1000 }, message: 'No' }, { status });
const sentProofs = () => fetchMock.mock.calls.map(([request]) => request.headers.get('dpop'));

// In this order: afterwards the page knows that the server binds sessions.
it('sends no proof for a session without a key, and does not load the code', async () => {
  token = 'plain';
  fetchMock.mockImplementation(async () => answer({ token: 'another' }));
  await api.get('/user/info');
  expect(sentProofs()).toEqual([null]);
  expect(keyProof('get', '/user/info', token)).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

it('proves each attempt of a call of a bound session anew', async () => {
  token = 'bound-1';
  fetchMock
    .mockResolvedValueOnce(
      Response.json({ status: 429, message: 'No' }, { status: 429, headers: { 'retry-after': '0' } }),
    )
    .mockResolvedValueOnce(answer('done'));
  await expect(api.get('/user/info')).resolves.toBe('done');
  expect(sentProofs()).toEqual(['GET /user/info 1', 'GET /user/info 2']);
});

it('sends a call again once after it has learned the server’s time, and then reports the end of the session', async () => {
  token = 'bound-1';
  fetchMock.mockImplementation(async () => refusal(401, 'session-key-refused'));
  learnTime.mockReturnValueOnce(true);
  await expect(api.post('/channel/create', {})).rejects.toMatchObject({ kind: 'signed-out' });
  expect(learnTime.mock.calls).toEqual([[1000]]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

it('does not send a call again whose proof had the right time', async () => {
  token = 'bound-1';
  fetchMock.mockImplementation(async () => refusal(401, 'session-key-refused'));
  await expect(api.post('/channel/create', {})).rejects.toMatchObject({ kind: 'signed-out' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('signs in with a key where the server asks for one, and keeps it', async () => {
  token = null;
  fetchMock
    .mockResolvedValueOnce(refusal(400, 'session-key-needed'))
    .mockResolvedValueOnce(answer({ token: 'bound-2' }));
  await api.post('/auth/login', { username: 'ada' });
  expect(sentProofs()).toEqual([null, 'POST /auth/login 1']);
  expect(keepKey.mock.calls).toEqual([['bound-2']]);
});
