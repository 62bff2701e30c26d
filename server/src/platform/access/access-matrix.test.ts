import { type CallAccess, callAccess, type TableCall, tableCallOf } from '@backoffice/contract';
import { startTestApi, type TestApi, testSettings } from '../../testing/start-test-api';
import { releaseOf } from '../../areas/remotes/releases/release.fixture';
import { directoryToken } from './principals.fixture';
import { callsOf, callsWithoutRow, wrongCells } from './access-matrix.fixture';

// The tests make some hundreds of calls.
jest.setTimeout(240_000);

let api: TestApi;
async function start(): Promise<void> {
  api = await startTestApi({
    settings: {
      session: { ...testSettings.session, proofSeconds: 300 },
      scim: { tokens: [directoryToken], roles: [{ group: 'Unused', role: 'unused' }] },
    },
  });
  const token = await api.signIn('admin');
  const merchant = { merchantName: 'Matrix', status: 'active' };
  await api.call('PUT', '/merchant/create', { token, body: merchant });
  const channel = {
    merchantId: 1,
    merchantNo: '1',
    merchantChannel: 'alipay',
    merchantWeight: 1,
    status: 'active',
  };
  await api.call('POST', '/channel/create', { token, body: channel });
  await api.call('POST', '/role', { token, body: { key: 'unused', name: 'Unused', routes: [] } });
  for (const release of ['r1', 'r2'])
    await api.call('POST', '/remotes/publish', { token, body: releaseOf('mfe-matrix', release) });
  for (const release of ['r1', 'r2'])
    await api.call('POST', '/remotes/promote', { token, body: { remote: 'mfe-matrix', release } });
}
beforeEach(start);
afterEach(() => api.stop());

test('every call of the server has a row in the table of permissions, and vice versa', () => {
  expect(callsWithoutRow(api)).toEqual([]);
  const calls = new Set(callsOf(api.app.declaredRoutes).map(({ method, url }) => tableCallOf(method, url)));
  expect(Object.keys(callAccess).filter((call) => !calls.has(call as TableCall))).toEqual([]);
});

test('every call answers every principal as the table says, and a refused write changes nothing', async () => {
  const { wrong, cells, principals } = await wrongCells(api);
  expect(wrong).toEqual([]);
  expect(principals).toBe(21);
  expect(cells).toBeGreaterThan(1000);
});

test('a disabled check is detected', async () => {
  const off = jest.replaceProperty<Record<string, CallAccess>, string>(
    callAccess,
    'PUT /role/:id',
    'signed-in',
  );
  await api.stop();
  await start();
  off.restore();
  const { wrong } = await wrongCells(api, (url) => url === '/role/:id');
  expect(wrong).toEqual([
    'a visitor, PUT /role/:id: 200 instead of 403',
    'an editor, PUT /role/:id: 200 instead of 403',
    'a user of an empty role, PUT /role/:id: 200 instead of 403',
    'who has to choose a password, PUT /role/:id: 200 instead of 400 password-change-needed',
    'a user manager of less, PUT /role/:id: 200 instead of 403',
  ]);
});
