import { api, configureApiClient, reportFailure } from './api';
import { ApiError } from './api-error';

const onFailure = jest.fn();
const onSessionEnded = jest.fn();
const fetchMock = jest.fn<Promise<Response>, [Request]>();

const answer = (data: unknown, init?: ResponseInit) => Response.json({ status: 200, data }, init);
const refusal = (status: number, headers?: HeadersInit) =>
  Response.json({ status, message: 'No' }, { status, headers });
const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    if (request.signal.aborted) reject(request.signal.reason);
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

let token: string | null = 'secret';

beforeEach(() => {
  token = 'secret';
  jest.resetAllMocks();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  configureApiClient({ baseUrl: 'http://api.test:8789', getToken: () => token, onFailure, onSessionEnded });
});
afterEach(() => jest.useRealTimers());

const sent = (index = 0) => fetchMock.mock.calls[index]![0];

describe('a call that needs a proof of who the user is', () => {
  const needed = () => Response.json({ status: 428, code: 'proof-needed', message: 'No' }, { status: 428 });
  const onProofNeeded = jest.fn<Promise<boolean>, []>();
  beforeEach(() =>
    configureApiClient({
      baseUrl: 'http://api.test:8789',
      getToken: () => token,
      onFailure,
      onSessionEnded,
      onProofNeeded,
    }),
  );

  it('is sent again, with the same body and key, once there is one', async () => {
    const bodies: unknown[] = [];
    fetchMock.mockImplementation(async (request) => {
      bodies.push(await request.json());
      return bodies.length === 1 ? needed() : answer('done');
    });
    onProofNeeded.mockResolvedValue(true);
    await expect(api.post('/user/create', { username: 'x' }, { idempotencyKey: 'k' })).resolves.toBe('done');
    expect(bodies).toEqual([{ username: 'x' }, { username: 'x' }]);
    expect(sent(1).headers.get('idempotency-key')).toBe('k');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fails when the user cancels, and when the proof does not help', async () => {
    fetchMock.mockImplementation(async () => needed());
    onProofNeeded.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    for (const calls of [1, 3]) {
      await expect(api.post('/user/create', {})).rejects.toMatchObject({ code: 'proof-needed' });
      expect(fetchMock).toHaveBeenCalledTimes(calls);
    }
    expect(onProofNeeded).toHaveBeenCalledTimes(2);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('the rights of the user', () => {
  const named = (rights: string, status = 200) =>
    Response.json({ status, message: 'No', data: null }, { status, headers: { 'x-rights': rights } });
  const onRightsChanged = jest.fn();
  beforeEach(() => {
    token = `token ${Math.random()}`;
    onRightsChanged.mockReset();
    configureApiClient({
      baseUrl: 'http://api.test:8789',
      getToken: () => token,
      onFailure,
      onSessionEnded,
      onRightsChanged,
    });
  });

  it('are reported once when an answer names other rights', async () => {
    for (const rights of ['a', 'a', 'b', 'b']) {
      fetchMock.mockResolvedValueOnce(named(rights));
      await api.get('/routes');
    }
    expect(onRightsChanged).toHaveBeenCalledTimes(1);
  });

  it('that changed make a 403 a refusal, not the end of the session, until the page shows them', async () => {
    fetchMock.mockResolvedValueOnce(named('a'));
    await api.get('/routes');
    fetchMock.mockImplementation(() => Promise.resolve(named('b', 403)));
    const together = [api.post('/merchant/list'), api.put('/merchant/update')];
    for (const failure of await Promise.allSettled(together))
      expect(failure).toMatchObject({ reason: { kind: 'refused', status: 403 } });
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledTimes(2);
    await expect(api.post('/merchant/list')).rejects.toMatchObject({ kind: 'refused' });
    const [followed] = onRightsChanged.mock.lastCall as [() => void];
    followed();
    await expect(api.post('/merchant/list')).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('of another session do not affect the current one', async () => {
    fetchMock.mockResolvedValueOnce(named('a'));
    await api.get('/routes');
    token = 'another';
    fetchMock.mockResolvedValueOnce(named('b'));
    await api.get('/routes');
    expect(onRightsChanged).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('deletes', async () => {
    fetchMock.mockResolvedValue(answer({ key: 'x' }));
    await expect(api.delete('/role/x', { query: { updatedAt: 'now' } })).resolves.toEqual({ key: 'x' });
    expect(sent().method).toBe('DELETE');
    expect(sent().url).toBe('http://api.test:8789/role/x?updatedAt=now');
  });

  it('sends the token in the header only, a request id and the filled query values', async () => {
    fetchMock.mockResolvedValue(answer('rows'));
    await expect(api.get('/merchant/list', { query: { page: 0, name: '', sort: undefined } })).resolves.toBe(
      'rows',
    );
    expect(sent().url).toBe('http://api.test:8789/merchant/list?page=0');
    expect(sent().headers.get('Authorization')).toBe('Bearer secret');
    expect(sent().headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends no Authorization header without a token', async () => {
    token = null;
    fetchMock.mockResolvedValue(answer(null));
    await api.get('/auth/providers');
    expect(sent().headers.has('Authorization')).toBe(false);
  });

  it('that would be refused without a token is neither sent nor reported', async () => {
    token = null;
    await expect(api.post('/merchant/rows', {}, { read: true })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetchMock).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('sends a body as JSON, and the idempotency key', async () => {
    fetchMock.mockImplementation(async (request) => answer(await request.json()));
    await expect(api.put('/merchant/create', { id: 1 }, { idempotencyKey: 'k' })).resolves.toEqual({ id: 1 });
    expect(sent().method).toBe('PUT');
    expect(sent().headers.get('Idempotency-Key')).toBe('k');
  });

  it('reports a replayed answer, except after its own retry', async () => {
    jest.useFakeTimers();
    const onReplayed = jest.fn();
    const create = () => api.put('/merchant/create', {}, { idempotencyKey: 'k', onReplayed });
    const replayed = () => answer('row', { headers: { 'Idempotent-Replayed': 'true' } });
    fetchMock.mockResolvedValueOnce(answer('row')).mockResolvedValueOnce(replayed());
    await create();
    expect(onReplayed).not.toHaveBeenCalled();
    await create();
    expect(onReplayed).toHaveBeenCalledTimes(1);
    const away = { status: 503, code: 'database-away', message: 'Away' };
    fetchMock
      .mockResolvedValueOnce(Response.json(away, { status: 503, headers: { 'Retry-After': '1' } }))
      .mockResolvedValueOnce(replayed());
    const answered = create();
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(answered).resolves.toBe('row');
    expect(onReplayed).toHaveBeenCalledTimes(1);
  });
});

describe('a failed call', () => {
  it('calls onFailure once and rejects', async () => {
    fetchMock.mockResolvedValue(refusal(500));
    await expect(api.get('/routes')).rejects.toMatchObject({ kind: 'refused', status: 500 });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is not reported when quiet', async () => {
    fetchMock.mockResolvedValue(refusal(500));
    await expect(api.post('/x', {}, { quiet: true })).rejects.toMatchObject({ kind: 'refused' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('does not report failures that the call suppresses', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(refusal(500));
    const quiet = (error: ApiError) => error.kind === 'network';
    await expect(api.put('/x', {}, { quiet })).rejects.toMatchObject({ kind: 'network' });
    expect(onFailure).not.toHaveBeenCalled();
    await expect(api.put('/x', {}, { quiet })).rejects.toMatchObject({ kind: 'refused' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is translated before it is reported', async () => {
    const phrase = async (error: ApiError) => void (error.message = `${error.code}, ${error.values?.min}`);
    configureApiClient({ baseUrl: '', getToken: () => token, onFailure, onSessionEnded, phrase });
    const body = { status: 400, code: 'field-short', values: { min: 4 }, message: 'Must have…' };
    fetchMock.mockResolvedValue(Response.json(body, { status: 400 }));
    await expect(api.get('http://api.test/x')).rejects.toThrow('field-short, 4');
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'field-short, 4' }), false);
  });

  it('is reported later by the caller', () => {
    const error = new ApiError('Network Error', { kind: 'network', status: 0 });
    reportFailure(error);
    expect(onFailure.mock.calls).toEqual([[error, false]]);
  });

  it('is reported as shown by its caller', async () => {
    fetchMock.mockResolvedValue(refusal(500));
    await expect(api.get('/x', { shown: true })).rejects.toThrow();
    expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), true);
  });

  it('of the previous session does not end the current one', async () => {
    fetchMock.mockImplementation(() => {
      token = 'of the next session';
      return Promise.resolve(refusal(401));
    });
    await expect(api.post('/user/session')).rejects.toMatchObject({ kind: 'signed-out' });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('of a read of the previous session is sent again in the current one', async () => {
    fetchMock.mockImplementationOnce(() => {
      token = 'of the next session';
      return Promise.resolve(refusal(401));
    });
    fetchMock.mockResolvedValueOnce(answer('rows'));
    await expect(api.get('/routes')).resolves.toBe('rows');
    expect(sent(1).headers.get('authorization')).toBe('Bearer of the next session');
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('of a read is not sent again without a new session', async () => {
    fetchMock.mockImplementation(() => {
      token = null;
      return Promise.resolve(refusal(401));
    });
    await expect(api.get('/routes')).rejects.toMatchObject({ kind: 'signed-out' });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([401, 403, 503])('calls onSessionEnded for %d, quiet or not', async (status) => {
    fetchMock.mockResolvedValue(refusal(status));
    await expect(api.get('/routes', { quiet: true })).rejects.toMatchObject({ kind: 'signed-out' });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is a network failure when no answer comes, with the id that was sent', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(api.get('/routes')).rejects.toMatchObject({
      kind: 'network',
      status: 0,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('times out after 5 s', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(never);
    const rejected = expect(api.put('/merchant/status', {})).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(4999);
    expect(onFailure).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await rejected;
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('times out when only the body hangs', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation((request) => {
      const stream = new ReadableStream({
        start: (controller) =>
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
      });
      return Promise.resolve(new Response(stream));
    });
    const rejected = expect(api.get('/routes')).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await rejected;
  });
});

describe('an aborted call', () => {
  it('rejects with the AbortError and is not reported', async () => {
    fetchMock.mockImplementation(never);
    const controller = new AbortController();
    const rejected = expect(api.get('/routes', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    controller.abort();
    await rejected;
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([200, 401, 500])('ignores a late answer with %d', async (status) => {
    const controller = new AbortController();
    fetchMock.mockImplementation(() => {
      controller.abort();
      return Promise.resolve(status === 200 ? answer('late') : refusal(status));
    });
    await expect(api.get('/routes', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(onFailure).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('an overloaded server', () => {
  it.each([
    ['get', () => api.get('/routes')],
    ['a post flagged as a read', () => api.post('/merchant/list', {}, { read: true })],
  ])('is called again quietly after Retry-After by %s', async (_name, read) => {
    jest.useFakeTimers();
    fetchMock
      .mockResolvedValueOnce(refusal(429, { 'Retry-After': '2' }))
      .mockResolvedValueOnce(answer('rows'));
    const rows = read();
    await jest.advanceTimersByTimeAsync(1999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(rows).resolves.toBe('rows');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not called again by a write, whose caller gets the wait', async () => {
    fetchMock.mockResolvedValue(refusal(429, { 'Retry-After': '7' }));
    const expected = { status: 429, retryAfterMs: 7000 };
    await expect(api.put('/merchant/create', {})).rejects.toMatchObject(expected);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is given up on after four attempts', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(refusal(429, { 'Retry-After': '0' })));
    await expect(api.get('/routes')).rejects.toMatchObject({ status: 429 });
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('stops waiting when the call is aborted', async () => {
    jest.useFakeTimers();
    fetchMock.mockResolvedValue(refusal(429, { 'Retry-After': '9' }));
    const controller = new AbortController();
    const rejected = expect(api.get('/routes', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await jest.advanceTimersByTimeAsync(1000);
    controller.abort();
    await rejected;
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a database that is away', () => {
  const away = (headers: HeadersInit = { 'Retry-After': '2' }, code = 'database-away') =>
    Response.json({ status: 503, code, message: 'Away' }, { status: 503, headers });

  it.each([
    ['a read', () => api.get('/routes')],
    ['a create with its key', () => api.put('/merchant/create', {}, { idempotencyKey: 'k' })],
  ])('is awaited quietly by %s', async (_name, call) => {
    jest.useFakeTimers();
    for (let times = 0; times < 10; times++) fetchMock.mockResolvedValueOnce(away());
    fetchMock.mockResolvedValueOnce(answer('rows'));
    const answered = call();
    await jest.advanceTimersByTimeAsync(19_999);
    expect(fetchMock).toHaveBeenCalledTimes(10);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answered).resolves.toBe('rows');
    expect(onFailure).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('that is unavailable for a minute is a failure without a sign-in dialog', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(() => Promise.resolve(away()));
    const rejected = expect(api.get('/routes')).rejects.toMatchObject({ kind: 'away', status: 503 });
    await jest.advanceTimersByTimeAsync(60_000);
    await rejected;
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each(['storage-slow', 'write-unanswered'])('that answers with %s fails a create soon', async (code) => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(() => Promise.resolve(away({ 'Retry-After': '5' }, code)));
    const created = api.put('/merchant/create', {}, { idempotencyKey: 'k' });
    const rejected = expect(created).rejects.toMatchObject({ kind: 'away', code });
    await jest.advanceTimersByTimeAsync(10_000);
    await rejected;
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['that is away', 'database-away'],
    ['that does not store', 'storage-slow'],
    ['of which it is unknown whether it stored', 'write-unanswered'],
  ])('%s fails any other write at once', async (_name, code) => {
    fetchMock.mockResolvedValue(away({ 'Retry-After': '2' }, code));
    await expect(api.put('/merchant/update', {})).rejects.toMatchObject({ kind: 'away', code });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it.each([
    ['without Retry-After', () => away({})],
    ['of another code', () => away({ 'Retry-After': '2' }, 'shutting-down')],
  ])('is not assumed for a 503 %s', async (_name, refused) => {
    fetchMock.mockResolvedValue(refused());
    await expect(api.get('/routes')).rejects.toMatchObject({ kind: 'signed-out' });
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });
});
