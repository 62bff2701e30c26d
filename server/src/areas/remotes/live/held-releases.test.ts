import { apiPaths, type RemoteOverview, type RemoteRelease } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import type { TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let admin: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  admin = await api.signIn('admin');
});

async function ship(...releases: string[]) {
  for (const release of releases)
    for (const [path, body] of [
      ['publish', releaseOf('mfe-a', release)],
      ['promote', { remote: 'mfe-a', release }],
    ] as const)
      expect((await callApi(api, 'POST', `/remotes/${path}`, { token: admin, body })).code).toBe(200);
}
const open = (token: string, query = '') =>
  callApi<RemoteRelease[]>(api, 'GET', `/remotes${query}`, { token });
/** The number of sessions of each release in use. */
async function holders(): Promise<string> {
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token: admin });
  const held = data[0]!.releases.filter(({ sessions }) => sessions > 0);
  return held.map(({ release, sessions }) => `${release} ${sessions}`).join(', ');
}

test('a session keeps the releases of its page until it reloads', async () => {
  const [one, other] = [await api.signIn('editor'), await api.signIn('editor')];
  await ship('r1');
  expect(await holders()).toBe('');
  await open(one);
  await open(other);
  await ship('r2');
  await open(await api.signIn('visitor'));
  expect(await holders()).toBe('r2 1, r1 2');
  await open(other, '?has=mfe-a:r1');
  expect(await holders()).toBe('r2 1, r1 2');
  await open(other);
  expect(await holders()).toBe('r2 2, r1 1');
});

test('a new sign-in on the same page keeps its releases', async () => {
  await ship('r1', 'r2');
  const renewed = await api.signIn('editor');
  await open(renewed);
  await open(renewed, '?has=mfe-a:r1,mfe-gone:r1,mfe-a:dev-localhost-5173');
  expect(await holders()).toBe('r1 1');
});

test('an expired session has no releases', async () => {
  await ship('r1');
  const [idle, ended, left] = [
    await api.signIn('editor'),
    await api.signIn('visitor'),
    await api.signIn('editor'),
  ];
  for (const token of [idle, ended, left]) await open(token);
  expect(await holders()).toBe('r1 3');
  await api.services.pool.query(
    `update session set active_at = now() - interval '40 minutes'
     where user_id = (select id from app_user where username = 'editor') and created_at = (select min(created_at) from session
       where user_id = (select id from app_user where username = 'editor'))`,
  );
  expect(await holders()).toBe('r1 2');
  await api.services.pool.query(
    `update session set expires_at = now() where user_id = (select id from app_user where username = 'visitor')`,
  );
  expect(await holders()).toBe('r1 1');
  await callApi(api, 'POST', apiPaths.logout, { token: left });
  expect(await holders()).toBe('');
});

test('a release in use is listed, whatever its age', async () => {
  await ship('r00');
  await open(await api.signIn('editor'));
  await ship(...Array.from({ length: 12 }, (_, index) => `r${index + 1}`));
  expect(await holders()).toBe('r00 1');
});

test.each(['?has=mfe-a', '?has=a:r1', '?has=mfe-a:r1,', `?has=${Array(101).fill('mfe-a:r1').join()}`])(
  'an invalid list of releases is refused: %s',
  async (query) => {
    expect((await open(admin, query.slice(0, 2000))).code).toBe(400);
  },
);
