import { createHash, createHmac } from 'node:crypto';
import type { RemoteOverview, RemoteRelease } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { OverrideService } from './override-service';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
  for (const release of ['r1', 'r2']) await call('publish', releaseOf('mfe-a', release));
  await call('promote', { remote: 'mfe-a', release: 'r1' });
});
afterEach(() => jest.restoreAllMocks());

const call = (path: string, body: object, by = token) =>
  callApi<{ until: string }>(api, 'POST', `/remotes/${path}`, { token: by, body });
const toRelease = (release: string) => ({
  remote: 'mfe-a',
  to: { by: 'release', release },
  minutes: 60,
});
const toOrigin = (origin: string) => ({ remote: 'mfe-a', to: { by: 'origin', origin }, minutes: 60 });
const given = async (by = token) =>
  (await callApi<RemoteRelease[]>(api, 'GET', '/remotes', { token: by })).data[0];
const deeds = async () => {
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token });
  return data[0]!.changes.map(({ actor, action, changes }) => [
    actor,
    action,
    changes[0]?.from ?? changes[0]?.to,
  ]);
};

test('an override applies to its session only, until it ends', async () => {
  const other = await api.signIn('admin');
  expect((await call('override', toRelease('r2'))).code).toBe(200);
  expect(await given()).toMatchObject({ release: 'r2', override: { until: expect.any(String) } });
  expect(await given(other)).toMatchObject({ release: 'r1' });
  expect(await given(other)).not.toHaveProperty('override');
  expect((await call('override/end', { remote: 'mfe-a' })).code).toBe(200);
  expect((await call('override/end', { remote: 'mfe-a' })).code).toBe(200);
  expect(await given()).toMatchObject({ release: 'r1' });
  expect((await deeds()).slice(0, 2)).toEqual([
    ['admin', 'override-end', 'r2'],
    ['admin', 'override-start', 'r2'],
  ]);
});

test('a development server needs an allowed origin, and has no hash', async () => {
  await call('override', toOrigin('http://localhost:5173'));
  expect(await given()).toEqual({
    name: 'mfe-a',
    release: 'dev-localhost-5173',
    manifest: 'http://localhost:5173/mf-manifest.json',
    status: 'live',
    override: { until: expect.any(String), origin: 'http://localhost:5173' },
  });
  expect(await call('override', toOrigin('https://evil.example'))).toMatchObject({
    code: 400,
    message: 'https://evil.example is not an allowed origin for remotes. Allowed: http://localhost:*.',
  });
});

test('a session gets a pass for the development server when the gateway requires one', async () => {
  const key = 'a key that API and gateway share.';
  jest.replaceProperty(api.services.settings, 'devOriginsKey', key);
  const passes = async (by: string) => {
    const { data } = await callApi<{ until: string; pass?: string }>(api, 'POST', '/remotes/override', {
      token: by,
      body: toOrigin('http://localhost:5173'),
    });
    const seconds = Math.floor(Date.parse(data.until) / 1000);
    const session = createHash('sha256').update(by).digest('base64url');
    const mac = createHmac('sha256', 'a key that API and gateway share.')
      .update(`dev-origin http://localhost:5173 ${seconds} ${session}`)
      .digest('base64url');
    expect(data.pass).toBe(`${seconds}~${mac}`);
    expect((await given(by))?.override?.pass).toBe(data.pass);
  };
  await passes(token);
  await passes(await api.signIn('admin'));
  expect((await call('override', toRelease('r2'))).data).not.toHaveProperty('pass');
});

test('unknown releases, and users without permission, are refused', async () => {
  expect((await call('override', toRelease('r9'))).code).toBe(404);
  expect((await call('override', { ...toRelease('r2'), remote: 'mfe-b' })).code).toBe(404);
  expect((await call('override', { ...toRelease('r2'), minutes: 481 })).code).toBe(400);
  expect((await call('override', toRelease('r2'), await api.signIn('editor'))).code).toBe(403);
});

test('an override ends with its time and with its session, with an audit entry', async () => {
  const other = await api.signIn('admin');
  await call('override', toRelease('r2'));
  await call('override', toOrigin('http://localhost:1'), other);
  await api.services.pool.query(`update remote_override set ends_at = now() where release = 'r2'`);
  expect(await given()).toMatchObject({ release: 'r1' });
  await api.call('POST', '/user/logout', { token: other });
  await new OverrideService(api.services.pool, api.services.settings).closeEnded();
  expect((await deeds()).slice(0, 2)).toEqual(
    expect.arrayContaining([
      [null, 'override-end', 'r2'],
      [null, 'override-end', 'http://localhost:1'],
    ]),
  );
  await new OverrideService(api.services.pool, api.services.settings).closeEnded();
  expect((await deeds()).filter(([, deed]) => deed === 'override-end')).toHaveLength(2);
});
