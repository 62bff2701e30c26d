import type { DeclaredAddition, ReleaseFacts, RemoteOverview, RemoteRelease } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { findHostOffer, saveHostModules } from './releases/host-releases.repository';
import { releaseOf } from './releases/release.fixture';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

const title = { en: 'Bills', zh: '账单', es: 'Facturas', ja: '請求' };
const at = (point: string, more: Partial<DeclaredAddition> = {}): DeclaredAddition => ({
  point,
  version: 1,
  module: 'Page',
  title,
  ...more,
});
const ownPermissions = { approve: title };
const everywhere = [
  'merchant-action',
  'channel-action',
  'merchant-section',
  'channel-section',
  'dashboard-card',
];

const call = <T = unknown>(path: string, body: object, by = token) =>
  callApi<T>(api, 'POST', path, { token: by, body });
const publish = (additions: DeclaredAddition[], release = 'r1', facts: Partial<ReleaseFacts> = {}) =>
  call('/remotes/publish', releaseOf('mfe-billing', release, { ownPermissions, additions, ...facts }));
async function ship(additions: DeclaredAddition[], release = 'r1') {
  expect(await publish(additions, release)).toMatchObject({ code: 200 });
  expect(await call('/remotes/promote', { remote: 'mfe-billing', release })).toMatchObject({ code: 200 });
}
const additionsFor = async (by: string, query = '') =>
  (await callApi<RemoteRelease[]>(api, 'GET', `/remotes${query}`, { token: by })).data.find(
    ({ name }) => name === 'mfe-billing',
  )?.additions;
const pointsFor = async (by: string) => (await additionsFor(by))?.map(({ point }) => point);

/** Signs in a user whose role may view exactly these paths. */
async function viewerOf(...paths: string[]): Promise<string> {
  const { pool } = api.services;
  await pool.query(`delete from role_grant where role_key = 'visitor'`);
  await pool.query(`insert into role_grant select 'visitor', path, 'view' from unnest($1::text[]) path`, [
    paths,
  ]);
  return api.signIn('visitor');
}

describe('the gate', () => {
  it.each<[string, DeclaredAddition[], string]>([
    [
      'an unknown point',
      [at('merchant-menu')],
      'Adds to merchant-menu version 1, which this host does not offer.',
    ],
    ['a name of objects', [at('toString')], 'Adds to toString version 1, which this host does not offer.'],
    [
      'an unknown version',
      [at('merchant-section', { version: 7 })],
      'Adds to merchant-section version 7, which this host does not offer.',
    ],
    [
      'a module that is not exposed',
      [at('merchant-section', { module: 'Bills' })],
      'merchant-section refers to Bills, which is not exposed.',
    ],
    [
      'a permission that is not declared',
      [at('merchant-section', { permission: 'pay' })],
      'The addition Page requires pay, which the release does not declare as a permission.',
    ],
    [
      'a module twice at a point',
      [at('merchant-section'), at('merchant-section')],
      'The addition Page is declared twice at merchant-section.',
    ],
    [
      'more than ten',
      Array.from({ length: 11 }, (_, index) => at('merchant-section', { module: `Page${index}` })),
      'A release declares at most 10 additions, not 11.',
    ],
  ])('refuses %s by name', async (_case, additions, sentence) => {
    const refused = await publish(additions);
    expect(refused).toMatchObject({ code: 400, message: expect.stringContaining(sentence) as string });
  });

  it('accepts one module at each point', async () => {
    expect(await publish(everywhere.map((point) => at(point)))).toMatchObject({ code: 200 });
  });

  it('refuses a host that no longer offers a version which a live release uses, by name', async () => {
    await ship([at('merchant-section')]);
    const { pool } = api.services;
    const without = { modules: { react: '19.3.1' }, exports: null, additions: { 'merchant-section': [2] } };
    await saveHostModules(pool, without);
    expect((await findHostOffer(pool)).additions).toEqual({ 'merchant-section': [2] });
    expect(await call('/remotes/promote', { remote: 'mfe-billing', release: 'r1' })).toMatchObject({
      code: 409,
      message: expect.stringContaining('Adds to merchant-section version 1') as string,
    });
    expect(await additionsFor(token)).toBeUndefined();
  });
});

describe('the additions in GET /remotes', () => {
  it.each([
    [[], []],
    [['/merchant/list'], ['merchant-action', 'merchant-section']],
    [['/merchant/:id'], ['merchant-section']],
    [['/channel/list'], ['channel-action', 'channel-section']],
    [['/dashboard'], ['dashboard-card']],
    [['/merchant/list', '/channel/list', '/dashboard'], everywhere],
  ])('for a user who may view %j are those at %j', async (paths, points) => {
    await ship(everywhere.map((point) => at(point)));
    expect((await pointsFor(await viewerOf(...paths))) ?? []).toEqual(points);
  });

  it('that need a permission of their release are for users with it alone', async () => {
    await ship([at('merchant-section', { permission: 'approve' }), at('merchant-action')]);
    const own = '/billing/permission.approve';
    expect(await pointsFor(await viewerOf('/merchant/list'))).toEqual(['merchant-action']);
    expect(await pointsFor(await viewerOf('/merchant/list', own))).toEqual([
      'merchant-section',
      'merchant-action',
    ]);
    expect(await pointsFor(await viewerOf(own))).toBeUndefined();
  });

  it('name point, version, module and titles, and no permission', async () => {
    await ship([at('dashboard-card', { permission: 'approve' })]);
    expect(await additionsFor(token)).toEqual([
      { point: 'dashboard-card', version: 1, module: 'Page', title },
    ]);
  });

  it('end with the remote, and return with it', async () => {
    await ship([at('dashboard-card')]);
    await call('/remotes/disable', { remote: 'mfe-billing', reason: 'wrong sums' });
    expect(await additionsFor(token)).toBeUndefined();
    await call('/remotes/enable', { remote: 'mfe-billing' });
    expect(await pointsFor(token)).toEqual(['dashboard-card']);
    expect(await call('/remotes/retire', { remote: 'mfe-billing', reason: 'over' })).toMatchObject({
      code: 200,
    });
    expect(await additionsFor(token)).toBeUndefined();
  });

  it('are those of the canary for its users', async () => {
    await ship([at('dashboard-card')]);
    await publish([], 'r2');
    const canary = { by: 'user', users: ['visitor'] };
    await call('/remotes/promote', { remote: 'mfe-billing', release: 'r2', canary });
    expect(await pointsFor(await viewerOf('/dashboard'))).toBeUndefined();
    expect(await pointsFor(token)).toEqual(['dashboard-card']);
  });
});

it('the registry names the additions of the live release', async () => {
  await ship([at('merchant-section', { permission: 'approve' })]);
  const { data } = await callApi<RemoteOverview[]>(api, 'GET', '/remotes/registry', { token });
  expect(data.find(({ name }) => name === 'mfe-billing')?.additions).toEqual([
    at('merchant-section', { permission: 'approve' }),
  ]);
});
