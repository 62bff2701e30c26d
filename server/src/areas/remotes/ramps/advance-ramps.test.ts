import type { LoadsRequest, RemoteOverview } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';
import { advanceRamps } from './advance-ramps';

let api: TestApi;
let admin: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  admin = await api.signIn('admin');
  for (const release of ['r1', 'r2']) await call('publish', releaseOf('mfe-a', release));
  await call('promote', { remote: 'mfe-a', release: 'r1' });
  await api.asOwner(`update app_user set created_at = now() - interval '1 day'`);
});

const call = (path: string, body: object, token = admin) =>
  callApi(api, 'POST', `/remotes/${path}`, { token, body });
const RAMP = { steps: [1, 10, 50, 100], minutes: 30 };
const start = (percent = 1) =>
  call('promote', { remote: 'mfe-a', release: 'r2', canary: { by: 'percent', percent, ramp: RAMP } });
const pass = (minutes: number) =>
  api.asOwner(`update remote_pointer set changed_at = changed_at - interval '${minutes} minutes',
    canary_since = canary_since - interval '${minutes} minutes'`);
const step = () => advanceRamps(api.services.pool);
async function overview() {
  return (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token: admin })).data[0]!;
}
async function percent() {
  const { canaryRule } = await overview();
  return canaryRule?.by === 'percent' ? canaryRule.percent : null;
}
async function use(outcome: 'ok' | 'failed' = 'ok', username = 'editor') {
  const token = await api.signIn(username);
  const release = (await callApi<{ release: string }[]>(api, 'GET', '/remotes', { token })).data[0]!.release;
  const load = { remote: 'mfe-a', release, page: 'Page', phase: 'shown' as const, ms: 100, outcome };
  const body: LoadsRequest = { loads: [load] };
  await call('loads', body, token);
  return release;
}

test('a canary grows step by step and is live at last, while people use the remote', async () => {
  await start();
  const seen: (number | string | null)[] = [];
  for (let each = 0; each < 3; each++) {
    await pass(30);
    await use();
    await step();
    seen.push((await percent()) ?? (await overview()).live);
  }
  expect(seen).toEqual([10, 50, 'r2']);
  const { changes, previous } = await overview();
  expect(previous).toBe('r1');
  expect(changes.slice(0, 3)).toMatchObject([
    { actor: null, action: 'ramp' },
    { actor: null, action: 'ramp', changes: [{ field: 'canaryRule', from: '10 %', to: '50 %' }] },
    { actor: null, action: 'ramp', changes: [{ field: 'canaryRule', from: '1 %', to: '10 %' }] },
  ]);
});

test('a step lasts its time', async () => {
  await start();
  await pass(29);
  await use();
  await step();
  expect(await percent()).toBe(1);
});

test('a step waits while nobody uses the remote', async () => {
  await use();
  await api.asOwner(`update remote_arrival set at = at - interval '1 hour'`);
  await start();
  await pass(31);
  await step();
  expect(await percent()).toBe(1);
});

test('a step waits while the canary fails more often than the live release', async () => {
  await start(99);
  await pass(31);
  expect(await use('failed')).toBe('r2');
  await step();
  expect(await percent()).toBe(99);
});

test.each([
  ['locked', () => call('lock', { reason: 'End of the month' })],
  ['disabled', () => call('disable', { remote: 'mfe-a', reason: 'It is slow' })],
])('a step waits while the remote is %s', async (_what, stop) => {
  await start();
  await stop();
  await pass(31);
  await use();
  await step();
  expect(await percent()).toBe(1);
});

test('a canary without a ramp stays as it is', async () => {
  await call('promote', { remote: 'mfe-a', release: 'r2', canary: { by: 'percent', percent: 5 } });
  await pass(31);
  await use();
  await step();
  expect(await percent()).toBe(5);
});

test.each([[[10, 1]], [[]], [[0, 50]], [[50, 101]]])('a ramp cannot have the steps %j', async (steps) => {
  const canary = { by: 'percent', percent: 1, ramp: { steps, minutes: 30 } };
  expect((await call('promote', { remote: 'mfe-a', release: 'r2', canary })).code).toBe(400);
});
