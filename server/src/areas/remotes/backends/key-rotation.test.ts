import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ReleaseFacts } from '@backoffice/contract';
import { backendLimits } from '@backoffice/contract/team-backends';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { rotateIdentityKey } from '../../../app/commands/rotate-identity-key';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';

const SAMPLE = `${import.meta.dirname}/../../../../../shared/kit/sample-backend/backend.mjs`;
/** Moves the clock by which the backend caches keys. */
const CLOCK = `data:text/javascript,process.on('message', (ms) => {
  const now = Date.now;
  Date.now = () => now() + ms;
  process.send('moved');
})`;

let api: TestApi;
let token: string;
let backend: ChildProcess;
let address: string;
useTestApi((started) => (api = started));

beforeEach(async () => {
  token = await api.signIn('admin');
  const titles = { en: 'Billing', zh: 'Billing', es: 'Billing', ja: 'Billing' };
  const facts: Partial<ReleaseFacts> = { titles, menu: { '/billing/page': { titles } } };
  const promoted = { remote: 'mfe-billing', release: 'r1' };
  const post = (path: string, body: object) => callApi(api, 'POST', `/remotes/${path}`, { token, body });
  await post('publish', releaseOf(promoted.remote, promoted.release, facts));
  expect(await post('promote', promoted)).toMatchObject({ code: 200 });
});
afterAll(() => backend.kill());

async function startBackend(): Promise<void> {
  const apiAddress = await api.app.listen({ port: 0, host: '127.0.0.1' });
  backend = spawn(process.execPath, ['--import', CLOCK.replaceAll('\n', ''), SAMPLE], {
    env: { ...process.env, PORT: '0', API_ADDRESS: apiAddress },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(backend.stdout!, 'data')) as [Buffer];
  address = `http://127.0.0.1:${/listens on (\d+)/.exec(String(line))![1]}`;
}

const sign = async () =>
  String((await api.call('GET', '/backends/billing/identity', { token })).headers['x-backoffice-identity']);
const accepts = async (identity: string) =>
  (await fetch(`${address}/bills`, { headers: { 'x-backoffice-identity': identity } })).status;
const published = async () =>
  (await api.call('GET', '/backends/keys')).json<JSONWebKeySet>().keys.map(({ kid }) => kid);
const keyOf = (identity: string) => decodeProtectedHeader(identity).kid;
const rotate = () => {
  const { databaseUrl, keyEncryptionKey } = api.services.settings;
  return rotateIdentityKey([], { DATABASE_URL: databaseUrl, KEY_ENCRYPTION_KEY: keyEncryptionKey });
};
async function pass(seconds: number): Promise<void> {
  await api.services.pool.query('update signing_key set used_from = used_from - make_interval(secs => $1)', [
    seconds,
  ]);
}
async function passForAll(seconds: number): Promise<void> {
  await pass(seconds);
  backend.send(seconds * 1000);
  await once(backend, 'message');
}

test('a backend accepts every identity while the key is rotated', async () => {
  await startBackend();
  const former = await sign();
  expect([keyOf(former), await accepts(former)]).toEqual(['1', 200]);

  expect(await rotate()).toContain('The next key signs from 2');
  expect(await published()).toEqual(['2', '1']);
  const meanwhile = await sign();
  expect([keyOf(meanwhile), await accepts(meanwhile)]).toEqual(['1', 200]);

  await passForAll(backendLimits.keyOverlapSeconds);
  const latter = await sign();
  expect([keyOf(latter), await accepts(latter)]).toEqual(['2', 200]);
  expect(await accepts(former)).toBe(200);

  await passForAll(backendLimits.keyOverlapSeconds);
  expect(await published()).toEqual(['2']);
  expect(await accepts(latter)).toBe(200);
});

test('two rotations at once make one key, and a later one removes the private half of the key before the last', async () => {
  await sign();
  await Promise.all([rotate(), rotate()]);
  expect(await published()).toEqual(['2', '1']);
  await rotate();
  expect(await published()).toEqual(['2', '1']);
  await pass(2 * backendLimits.keyOverlapSeconds);
  await rotate();
  const { rows } = await api.services.pool.query<{ id: number }>('select id from signing_key order by id');
  expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
});
