import { api, configureApiClient } from './api';
import { forgetEarlyCalls, keyOfRead, type Read, recordReads } from './early-calls';

const merchants = { method: 'post', path: '/merchant/list', body: '{"page":1}' };
const answerOf = (data: unknown) => Response.json({ status: 200, message: 'ok', data });
let sent: jest.SpyInstance;

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answerOf('sent now')));
  configureApiClient({ baseUrl: 'http://api', getToken: () => 'token', onSessionEnded() {}, onFailure() {} });
});
afterEach(() => {
  sent.mockRestore();
  globalThis.earlyCalls = undefined;
});

function sentEarly(read: Read, response: Promise<Response>, token = 'token') {
  response.catch(() => {});
  globalThis.earlyCalls = { token, calls: new Map([[keyOfRead(read), { requestId: 'early', response }]]) };
}
const list = () => api.post('/merchant/list', { page: 1 }, { read: true });

it('answers a read by the call that was sent early, once', async () => {
  sentEarly(merchants, Promise.resolve(answerOf('sent early')));
  expect([await list(), await list()]).toEqual(['sent early', 'sent now']);
});

it('takes the query into account', async () => {
  sentEarly({ method: 'get', path: '/remotes?page=%2Fa' }, Promise.resolve(answerOf('sent early')));
  expect(await api.get('/remotes', { query: { page: '/b' } })).toBe('sent now');
  expect(await api.get('/remotes', { query: { page: '/a' } })).toBe('sent early');
});

it('sends the read itself when the early call failed or belongs to another session', async () => {
  sentEarly(merchants, Promise.reject(new TypeError('Failed to fetch')));
  expect(await list()).toBe('sent now');
  sentEarly(merchants, Promise.resolve(answerOf('of another user')), 'another');
  expect(await list()).toBe('sent now');
});

it('sends the read itself once the early calls are forgotten', async () => {
  sentEarly(merchants, Promise.resolve(answerOf('sent early')));
  forgetEarlyCalls();
  expect(await list()).toBe('sent now');
});

it('sends every write itself', async () => {
  sentEarly({ ...merchants, path: '/merchant/create' }, Promise.resolve(answerOf('sent early')));
  expect(await api.post('/merchant/create', { page: 1 })).toBe('sent now');
});

it('rejects at once when the caller leaves while an early call is waiting', async () => {
  sentEarly(merchants, new Promise(() => {}));
  const leaving = new AbortController();
  const answer = api.post('/merchant/list', { page: 1 }, { read: true, signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});

it('records the reads of a page', async () => {
  const stop = recordReads();
  await list();
  await api.get('/roles', { query: { page: 1 } });
  await api.post('/merchant/create', {});
  expect(stop()).toEqual([merchants, { method: 'get', path: '/roles?page=1' }]);
});
