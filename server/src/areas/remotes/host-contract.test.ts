import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemotePointer, RemoteRelease } from '@backoffice/contract';
import { publishReleases } from '../../app/commands/publish-releases';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { releaseOf } from './releases/release.fixture';

const UI = '@backoffice/ui';
/** A host and its predecessor: the newer one exports more. */
const hosts = {
  before: ['Button', 'Dialog'],
  now: ['Button', 'Dialog', 'Menu'],
  without: ['Button', 'Menu'],
};
/** A remote and its predecessor. */
const remotes = { before: ['Button'], now: ['Button', 'Dialog'] };

let api: TestApi;
let token: string;
let folder: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function serveHost(host: keyof typeof hosts, ...options: string[]): Promise<string> {
  const file = `${folder}/${host}.json`;
  writeFileSync(
    file,
    JSON.stringify({ modules: { react: '19.3.1', [UI]: '1.0.0' }, exports: { [UI]: hosts[host] } }),
  );
  return publishReleases(['--host', file, ...options], { DATABASE_URL: api.services.settings.databaseUrl });
}
const call = (path: string, body: object) =>
  callApi<RemotePointer>(api, 'POST', `/remotes/${path}`, { token, body });
const publish = (release: string, uses: string[]) =>
  call('publish', releaseOf('mfe-a', release, { uses: { [UI]: uses } }));
const statusOf = async () =>
  (await callApi<RemoteRelease[]>(api, 'GET', '/remotes', { token })).data.map(({ status }) => status);

test.each([
  ['before', 'before'],
  ['before', 'now'],
  ['now', 'before'],
  ['now', 'now'],
] as const)('host %s runs remote %s', async (host, remote) => {
  await serveHost(host);
  expect((await publish('r1', remotes[remote])).code).toBe(200);
  expect((await call('promote', { remote: 'mfe-a', release: 'r1' })).code).toBe(200);
  expect(await statusOf()).toEqual(['live']);
});

test('a missing export of the host is reported to the browser, and prevents publishing and promoting', async () => {
  await serveHost('now');
  await publish('r1', remotes.before);
  await publish('r2', remotes.now);
  await call('promote', { remote: 'mfe-a', release: 'r2' });
  await serveHost('without');
  expect(await statusOf()).toEqual(['incompatible']);
  const reason = 'Uses Dialog of @backoffice/ui, which this host does not provide.';
  expect(await publish('r3', remotes.now)).toMatchObject({
    code: 400,
    message: `mfe-a r3 is not compatible with this host. ${reason}`,
  });
  await call('promote', { remote: 'mfe-a', release: 'r1' });
  expect(await statusOf()).toEqual(['live']);
  expect(await call('promote', { remote: 'mfe-a', release: 'r2' })).toMatchObject({
    code: 409,
    message: `mfe-a r2 is not compatible with this host. ${reason}`,
  });
});

test('a strict host that breaks a live release is refused, and nothing is changed', async () => {
  await serveHost('now');
  await publish('r2', remotes.now);
  await call('promote', { remote: 'mfe-a', release: 'r2' });
  await expect(serveHost('without', '--strict')).rejects.toThrow(
    'This host is not compatible with live releases.\nmfe-a r2: Uses Dialog of @backoffice/ui, which this host does not provide.',
  );
  expect(await statusOf()).toEqual(['live']);
});
