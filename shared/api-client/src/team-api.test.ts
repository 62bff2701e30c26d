import { configureApiClient } from './api';
import { ApiError } from './api-error';
import { teamApi } from './team-api';

const onFailure = jest.fn();
const onSessionEnded = jest.fn();
const onRightsChanged = jest.fn();
const phrase = jest.fn<Promise<void>, [ApiError]>();
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let token: string;

beforeEach(() => {
  jest.resetAllMocks();
  token = `token-${Math.random()}`;
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  const listeners = { onFailure, onSessionEnded, onRightsChanged, phrase };
  configureApiClient({ baseUrl: 'http://api.test:8789', getToken: () => token, ...listeners });
});

const billing = teamApi('billing');
const backend = (body: BodyInit | null, { status = 200, rights = '' } = {}) =>
  new Response(body, {
    status,
    headers: { 'x-from-backend': 'billing', ...(rights && { 'x-rights': rights }) },
  });
const gateway = (status: number, code: string, headers: HeadersInit = {}) =>
  Response.json({ status, code, message: 'No', requestId: '' }, { status, headers });

it('a call goes to the page’s own origin, with the token in its header and no cookie', async () => {
  fetchMock.mockResolvedValue(backend('{"sum":1}'));
  await expect(billing.post('/bills', { sum: 1 }, { idempotencyKey: 'k' })).resolves.toEqual({ sum: 1 });
  const [address, init] = fetchMock.mock.lastCall!;
  expect(address).toBe('/team/billing/bills');
  expect(init).toMatchObject({ method: 'POST', body: '{"sum":1}', credentials: 'omit', redirect: 'error' });
  expect(init.headers).toMatchObject({
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k',
  });
});

it('a read has its filled query values', async () => {
  fetchMock.mockResolvedValue(backend('[]'));
  await billing.get('/bills', { query: { page: 0, name: '', kind: ['a', 'b'] } });
  expect(fetchMock.mock.lastCall![0]).toBe('/team/billing/bills?page=0&kind=a&kind=b');
});

it.each(['put', 'patch'] as const)('%s sends a body', async (method) => {
  fetchMock.mockResolvedValue(backend(null, { status: 204 }));
  await expect(billing[method]('/bills/1', {})).resolves.toBeNull();
  expect(fetchMock.mock.lastCall![1].method).toBe(method.toUpperCase());
});

it.each([401, 403, 503, 404, 500])('status %i of a backend ends no session', async (status) => {
  fetchMock.mockResolvedValue(backend('{"status":401,"message":"Bill is locked","errors":[]}', { status }));
  await expect(billing.get('/bills')).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'refused',
    status,
    message: 'Bill is locked',
  });
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('a status that the gateway has replaced names the original one', async () => {
  fetchMock.mockResolvedValue(
    Response.json(
      { status: 502, code: 'backend-status', values: { team: 'billing', status: 401 }, message: 'No' },
      { status: 502 },
    ),
  );
  await expect(billing.get('/bills')).rejects.toMatchObject({
    kind: 'refused',
    status: 502,
    code: 'backend-status',
    values: { status: 401 },
  });
  expect(onSessionEnded).not.toHaveBeenCalled();
});

it('a failure of a backend without a message has a phrase', async () => {
  fetchMock.mockResolvedValue(backend('<h1>Oops</h1>', { status: 500 }));
  await expect(billing.get('/bills')).rejects.toMatchObject({
    code: 'backend-status',
    values: { status: 500 },
  });
  expect(phrase).toHaveBeenCalledTimes(1);
});

it('fields that a backend refuses are those of the failure', async () => {
  const errors = [{ path: 'sum', message: 'Too much' }];
  fetchMock.mockResolvedValue(backend(JSON.stringify({ message: 'No', errors }), { status: 422 }));
  await expect(billing.post('/bills', {})).rejects.toMatchObject({ fields: errors });
});

it('a session that has ended, by the gateway, ends here too', async () => {
  fetchMock.mockResolvedValue(gateway(401, 'signed-out'));
  await expect(billing.get('/bills')).rejects.toMatchObject({ kind: 'signed-out', status: 401 });
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

it.each([
  [403, 'forbidden', 'refused'],
  [503, 'shutting-down', 'refused'],
  [409, 'backend-disabled', 'refused'],
  [504, 'backend-late', 'refused'],
  [429, 'backend-busy', 'refused'],
])('a refusal by the gateway (%i %s) is reported', async (status, code, kind) => {
  fetchMock.mockResolvedValue(gateway(status, code));
  await expect(billing.get('/bills')).rejects.toMatchObject({ kind, status, code });
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('rights that the gateway names are followed', async () => {
  fetchMock.mockResolvedValueOnce(gateway(404, 'backend-unknown', { 'x-rights': 'a' }));
  await expect(billing.get('/bills')).rejects.toBeInstanceOf(ApiError);
  fetchMock.mockResolvedValueOnce(gateway(403, 'forbidden', { 'x-rights': 'b' }));
  await expect(billing.get('/bills')).rejects.toBeInstanceOf(ApiError);
  expect(onRightsChanged).toHaveBeenCalledTimes(1);
});

it('rights that a backend names are not followed', async () => {
  fetchMock.mockResolvedValueOnce(gateway(404, 'backend-unknown', { 'x-rights': 'a' }));
  await expect(billing.get('/bills')).rejects.toBeInstanceOf(ApiError);
  fetchMock.mockResolvedValueOnce(backend('1', { rights: 'forged' }));
  await billing.get('/bills');
  expect(onRightsChanged).not.toHaveBeenCalled();
});

it.each([
  ['a page', backend('<html></html>'), { kind: 'malformed', code: 'backend-answer' }],
  ['a page of another server', new Response('<html></html>'), { kind: 'malformed' }],
  ['more than 4 MB', backend(new Uint8Array(4 * 1024 * 1024 + 1)), { code: 'backend-answer-too-large' }],
])('%s is no answer', async (_what, response, failure) => {
  fetchMock.mockResolvedValue(response);
  await expect(billing.get('/bills')).rejects.toMatchObject(failure);
});

it('a gateway that cannot be reached is a failure of the network', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(billing.get('/bills')).rejects.toMatchObject({ kind: 'network' });
});

it('an aborted call rejects with its reason, and is not reported', async () => {
  const leaving = new AbortController();
  fetchMock.mockImplementation((_address, { signal }) => {
    leaving.abort('gone');
    return Promise.reject(signal!.reason);
  });
  await expect(billing.get('/bills', { signal: leaving.signal })).rejects.toBe('gone');
  expect(onFailure).not.toHaveBeenCalled();
});
