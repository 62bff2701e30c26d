import type { ReleaseFacts, Role, RouteNode } from '@backoffice/contract';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { useTestApi } from '../../../testing/use-test-api';
import { releaseOf } from '../releases/release.fixture';

let api: TestApi;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
});

const titlesOf = (text: string) => ({ en: text, zh: text, es: text, ja: text });
const facts: Partial<ReleaseFacts> = {
  titles: titlesOf('Billing'),
  menu: { '/billing/page': { titles: titlesOf('Bills') } },
  ownPermissions: { approve: titlesOf('Approve bills') },
};

const call = (path: string, body: object) =>
  callApi<{ generation: number }>(api, 'POST', `/remotes/${path}`, { token, body });
const publish = (release: string, more: Partial<ReleaseFacts> = {}, remote = 'mfe-billing') =>
  call('publish', releaseOf(remote, release, { ...facts, ...more }));
async function ship(release: string, more: Partial<ReleaseFacts> = {}, remote = 'mfe-billing') {
  expect(await publish(release, more, remote)).toMatchObject({ code: 200 });
  expect(await call('promote', { remote, release })).toMatchObject({ code: 200 });
}
const ask = (by: string | null, team = 'billing', query = '') =>
  api.call('GET', `/backends/${team}/identity${query}`, by === null ? {} : { token: by });
const grant = (role: string, path: string) =>
  api.services.pool.query(`insert into role_grant values ($1, $2, 'view')`, [role, path]);
const keys = async () => (await api.call('GET', '/backends/keys')).json<JSONWebKeySet>();
const identityOf = async (by: string) => String((await ask(by)).headers['x-backoffice-identity']);

const APPROVE = '/billing/permission.approve';

describe('the permissions that a remote declares', () => {
  const namesIn = (nodes: RouteNode[]): string[] =>
    nodes.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);
  const routesOf = async (by: string) =>
    namesIn((await callApi<RouteNode[]>(api, 'GET', '/routes', { token: by })).data);

  test('belong to administrators on promotion, and to the roles that are granted them', async () => {
    const visitor = await api.signIn('visitor');
    await publish('r1');
    expect(await routesOf(token)).not.toContain('billing:approve');
    await call('promote', { remote: 'mfe-billing', release: 'r1' });
    expect(await routesOf(token)).toContain('billing:approve');
    expect(await routesOf(visitor)).not.toContain('billing:approve');
    const routes = [
      { path: '/billing', children: [{ path: 'permission.approve', meta: { actions: ['view'] } }] },
    ];
    const role = await callApi<Role>(api, 'PUT', '/role/visitor', { token, body: { routes } });
    expect(role.code).toBe(200);
    expect(await routesOf(visitor)).toContain('billing:approve');
  });

  test('cannot be granted by a user who does not have them', async () => {
    await ship('r1');
    for (const action of ['view', 'edit'])
      await api.services.pool.query(`insert into role_grant values ('editor', '/permission/role', $1)`, [
        action,
      ]);
    const routes = [
      { path: '/billing', children: [{ path: 'permission.approve', meta: { actions: ['view'] } }] },
    ];
    const refused = await callApi(api, 'POST', '/role', {
      token: await api.signIn('editor'),
      body: { name: 'Approvers', description: '', routes },
    });
    expect(refused).toMatchObject({
      code: 400,
      message: expect.stringContaining('grant a permission you do not have'),
    });
  });

  test('get the titles of the promoted release', async () => {
    await ship('r1');
    await ship('r2', { ownPermissions: { approve: titlesOf('Release bills') } });
    const { rows } = await api.services.pool.query('select titles from route_node where full_path = $1', [
      APPROVE,
    ]);
    expect(rows).toEqual([{ titles: titlesOf('Release bills') }]);
  });

  test.each(['view', 'edit', 'Approve', 'a:b', 'a/b', '../users', '__proto__', 'constructor'])(
    'are never named %s',
    async (name) => {
      const ownPermissions = JSON.parse(`{"${name}":${JSON.stringify(titlesOf('x'))}}`) as object;
      expect(await publish('r1', { ownPermissions } as Partial<ReleaseFacts>)).toMatchObject({ code: 400 });
    },
  );

  test('of a remote named like a screen of the host are none of the host', async () => {
    const visitor = await api.signIn('visitor');
    await ship('r1', { ownPermissions: { approve: titlesOf('x') }, menu: {} }, 'mfe-merchants');
    await grant('visitor', '/merchants/permission.approve');
    expect((await api.call('POST', '/merchant/list', { token: visitor, body: {} })).statusCode).toBe(403);
  });

  test('of another remote cannot be taken as a page', async () => {
    await ship('r1');
    const other = releaseOf('mfe-evil', 'r1', {
      routes: { [APPROVE]: 'Page' },
      menu: { [APPROVE]: { titles: titlesOf('x') } },
    });
    expect(await call('publish', other)).toMatchObject({ code: 400 });
    expect(await call('publish', { ...other, facts: { ...other.facts, menu: {} } })).toMatchObject({
      code: 409,
    });
  });

  test('include the one that the backend requires', async () => {
    expect(await publish('r1', { backend: { permission: 'refund' } })).toMatchObject({
      code: 400,
      message: 'The backend requires refund, which the release does not declare as a permission.',
    });
  });
});

describe('the identity for a backend', () => {
  test('names the user with the permissions of that remote, for a minute, to that backend only', async () => {
    await ship('r1');
    await ship('r1', { menu: {}, ownPermissions: { pay: titlesOf('Pay') } }, 'mfe-payroll');
    const { payload, protectedHeader } = await jwtVerify(
      await identityOf(token),
      createLocalJWKSet(await keys()),
      { issuer: 'backoffice', audience: 'billing' },
    );
    expect(payload).toMatchObject({
      name: 'admin',
      sub: expect.stringMatching(/^\d+$/),
      permissions: ['billing:approve'],
    });
    expect(payload.exp! - payload.iat!).toBe(60);
    expect(protectedHeader.alg).toBe('EdDSA');
  });

  test('has no part of the session', async () => {
    await ship('r1');
    const answer = await ask(token);
    expect(answer.json()).toMatchObject({ data: null });
    expect(JSON.stringify(decodeJwt(await identityOf(token)))).not.toContain(token);
  });

  test('needs a session and the grant of a page of the remote', async () => {
    await ship('r1');
    const visitor = await api.signIn('visitor');
    expect((await ask(null)).statusCode).toBe(401);
    expect((await ask('no-session-of-anybody-here')).statusCode).toBe(401);
    const refused = await ask(visitor);
    expect(refused.statusCode).toBe(403);
    expect(refused.headers).not.toHaveProperty('x-backoffice-identity');
    await grant('visitor', '/billing/page');
    expect(decodeJwt(await identityOf(visitor))).toMatchObject({ name: 'visitor', permissions: [] });
  });

  test('needs the permission that the live release declares, and none that a canary does', async () => {
    await ship('r1', { backend: { permission: 'approve' } });
    const visitor = await api.signIn('visitor');
    await grant('visitor', '/billing/page');
    await publish('r2');
    await call('promote', { remote: 'mfe-billing', release: 'r2', canary: { by: 'percent', percent: 100 } });
    expect((await ask(visitor)).statusCode).toBe(403);
    await grant('visitor', APPROVE);
    expect((await ask(visitor)).statusCode).toBe(200);
  });

  test('is not given while the remote is disabled, with no status that ends a session', async () => {
    await ship('r1');
    await call('disable', { remote: 'mfe-billing', reason: 'wrong sums' });
    expect((await ask(token)).json()).toMatchObject({ status: 409, code: 'backend-disabled' });
    await call('enable', { remote: 'mfe-billing' });
    expect((await ask(token)).statusCode).toBe(200);
  });

  test('is not given for a remote without a live release', async () => {
    await publish('r1');
    expect((await ask(token)).json()).toMatchObject({ status: 404, code: 'backend-unknown' });
    expect((await ask(token, 'never')).statusCode).toBe(404);
  });

  test('is not given to a gateway that asks for the reason of a refusal', async () => {
    await ship('r1');
    const answer = await ask(token, 'billing', '?refused=true');
    expect(answer.statusCode).toBe(409);
    expect(answer.headers).not.toHaveProperty('x-backoffice-identity');
  });

  test('is refused before the user has changed a password that others know', async () => {
    await ship('r1');
    await api.services.pool.query(`update app_user set must_change_password = true where username = 'admin'`);
    expect((await ask(token)).json()).toMatchObject({ code: 'password-change-needed' });
  });
});

describe('the key that signs identities', () => {
  test('is made once for all processes, and stored encrypted', async () => {
    await ship('r1');
    const { settings, pool } = api.services;
    const { databaseUrl, ownerUrl } = settings;
    const other = await startTestApi({
      database: { url: databaseUrl, ownerUrl, asOwner: api.asOwner, stop: async () => {} } as never,
    });
    const sets = await Promise.all([
      keys(),
      other.call('GET', '/backends/keys').then((answer) => answer.json()),
    ]);
    expect(sets[0].keys).toHaveLength(1);
    expect(sets[1]).toEqual(sets[0]);
    const signed = await other.call('GET', '/backends/billing/identity', { token });
    await jwtVerify(String(signed.headers['x-backoffice-identity']), createLocalJWKSet(sets[0]));
    await other.app.close();
    const { rows } = await pool.query<{ private_sealed: string }>('select private_sealed from signing_key');
    expect(rows).toEqual([{ private_sealed: expect.stringMatching(/^v1\./) }]);
    expect(JSON.stringify(sets)).not.toContain('"d"');
  });
});
