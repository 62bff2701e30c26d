import type { LoadReport, RemoteOverview, RemoteRelease } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { releaseOf } from '../releases/release.fixture';

jest.setTimeout(60_000);

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  for (const release of ['r1', 'r2']) await post('publish', releaseOf('mfe-a', release));
  await post('promote', { remote: 'mfe-a', release: 'r1' });
});
afterEach(() => api.stop());

const post = (path: string, body: object) => callApi(api, 'POST', `/remotes/${path}`, { token, body });
const load = (release: string, outcome: LoadReport['outcome'], ms = 100): LoadReport => {
  const phase = outcome === 'ok' ? 'shown' : 'entry';
  return {
    remote: 'mfe-a',
    release,
    phase,
    ms,
    outcome,
    ...(outcome === 'failed' && { error: 'TypeError' }),
  };
};
const report = (...loads: LoadReport[]) => post('loads', { loads });
const remote = async () => (await callApi<RemoteRelease[]>(api, 'GET', '/remotes', { token })).data[0]!;
const overview = async () =>
  (await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token })).data[0]!;
const third = (index: number) => (index % 3 === 0 ? 'failed' : 'ok');

test('a canary that fails a third of its loads is back within 20, untouched by hands', async () => {
  await post('promote', { remote: 'mfe-a', release: 'r2', canary: { by: 'percent', percent: 100 } });
  for (let index = 0; index < 19; index++) await report(load('r2', third(index)));
  expect(await remote()).toMatchObject({ release: 'r2' });
  await report(load('r2', 'failed'));
  expect(await remote()).toMatchObject({ release: 'r1', takenBack: 'r2' });
  const { canary, takenBack, changes } = await overview();
  expect({ canary, takenBack }).toEqual({ canary: null, takenBack: 'r2' });
  expect(changes[0]).toMatchObject({
    actor: null,
    action: 'roll-back',
    changes: expect.arrayContaining([
      { field: 'loads', from: null, to: 20 },
      { field: 'failures', from: null, to: 8 },
    ]),
  });
  expect(api.logged()).toContain('failed too often');
});

test('a fresh release that everybody has is taken back in the same way, an old one is not', async () => {
  await post('promote', { remote: 'mfe-a', release: 'r2' });
  await api.services.pool.query(`update remote_pointer set live_since = now() - interval '2 days'`);
  await report(...Array.from({ length: 30 }, (_, index) => load('r2', third(index))));
  expect((await remote()).release).toBe('r2');
  await api.services.pool.query(`update remote_pointer set live_since = now() - interval '1 hour'`);
  await report(load('r2', 'failed'));
  expect((await remote()).release).toBe('r1');
});

test('what fails as the release before did stays', async () => {
  await report(...Array.from({ length: 30 }, (_, index) => load('r1', third(index))));
  await post('promote', { remote: 'mfe-a', release: 'r2' });
  await report(...Array.from({ length: 30 }, (_, index) => load('r2', third(index))));
  expect((await remote()).release).toBe('r2');
});

test('the registry tells how releases arrived', async () => {
  await report(load('r1', 'ok', 100), load('r1', 'ok', 300), load('r1', 'failed', 4000));
  await report({ ...load('r1', 'ok'), release: 'never-published' });
  const { releases, routes } = await overview();
  expect(routes).toEqual(['/a/page']);
  expect(releases.find(({ release }) => release === 'r1')).toMatchObject({
    loads: 3,
    failures: 1,
    users: 1,
    medianMs: 200,
    slowMs: 290,
    failuresByPhase: [{ phase: 'entry', failures: 1 }],
  });
  const { rows } = await api.services.pool.query('select from remote_load');
  expect(rows).toHaveLength(3);
});

test('who reports without an end is slowed down', async () => {
  const answers = [];
  for (let index = 0; index < 61; index++) answers.push(await report(load('r1', 'ok')));
  expect(answers.map(({ code }) => code).filter((code) => code !== 200)).toEqual([429]);
});
