import { apiPaths } from '@backoffice/contract';
import { rememberReads } from './remembered-reads';
import { sendEarlyCalls } from './send-early-calls';

const read = { method: 'post', path: '/merchant/list', body: '{"page":2}' };
let sent: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  sessionStorage.clear();
  history.replaceState(null, '', '/merchant/list?page=2');
  document.cookie = 'Admin-Token=token-1; path=/';
});
afterEach(() => {
  sent.mockRestore();
  document.cookie = 'Admin-Token=; path=/; max-age=0';
  globalThis.earlyCalls = undefined;
});

const sentPaths = () =>
  sent.mock.calls.map(([address]) => (address as string).replace('http://localhost:8789', ''));
const first = [apiPaths.userInfo, apiPaths.routes, `${apiPaths.remotes}?page=%2Fmerchant%2Flist`];

it('sends nothing for a signed-out visitor', () => {
  document.cookie = 'Admin-Token=; path=/; max-age=0';
  sendEarlyCalls();
  expect(sent).not.toHaveBeenCalled();
});

it('sends the first calls, and those that the page has made at this address', () => {
  rememberReads('/merchant/list?page=2', 'token-1', [read]);
  sendEarlyCalls();
  expect(sentPaths()).toEqual([...first, '/merchant/list']);
  expect(sent.mock.calls.at(-1)![1]).toMatchObject({
    method: 'POST',
    body: '{"page":2}',
    headers: { Authorization: 'Bearer token-1', 'Content-Type': 'application/json' },
  });
});

it.each([
  ['another address', '/merchant/list?page=3', 'token-1'],
  ['another session', '/merchant/list?page=2', 'token-2'],
])('sends no remembered calls of %s', (_what, address, token) => {
  rememberReads(address, token, [read]);
  sendEarlyCalls();
  expect(sentPaths()).toEqual(first);
});

it('sends no call whose path would lead to another origin', () => {
  rememberReads('/merchant/list?page=2', 'token-1', [{ ...read, path: '.evil.example/merchant/list' }]);
  sendEarlyCalls();
  expect(sentPaths()).toEqual(first);
});

it('stores nothing of the token', () => {
  rememberReads('/merchant/list', 'token-1', [read]);
  expect(sessionStorage.getItem('page-reads')).not.toContain('token');
});
