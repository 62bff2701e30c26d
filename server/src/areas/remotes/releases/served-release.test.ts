import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoginResponse } from '@backoffice/contract';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { releaseOf } from './release.fixture';

const MANIFEST = JSON.stringify({ id: 'mfe_a_r1' });
const manifest = `sha256-${createHash('sha256').update(MANIFEST).digest('base64')}`;

/** Replaces the gateway's answers. */
let answer: RequestListener;
let gateway: Server;
let hostAddress: string;
let api: TestApi;
let token: string;
beforeAll(async () => {
  gateway = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  hostAddress = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  answer = (_request, response) => response.writeHead(404).end('Not found');
  api = await startTestApi({ settings: { hostAddress } });
  token = await api.signIn('admin');
  await post('publish', { ...releaseOf('mfe-a', 'r1'), manifest });
});
afterEach(() => api.stop());

const post = (path: string, body: object) => callApi(api, 'POST', `/remotes/${path}`, { token, body });
const promote = () => post('promote', { remote: 'mfe-a', release: 'r1' });

test('a release is promoted once the gateway serves what was published', async () => {
  const requests: (string | undefined)[] = [];
  answer = ({ url }, response) => {
    requests.push(url);
    response.end(MANIFEST);
  };
  expect(await promote()).toMatchObject({ code: 200, data: { live: 'r1' } });
  expect(requests).toEqual(['/mfe/a/r1/mf-manifest.json']);
});

describe('the manifest of the page that is about to be shown', () => {
  const content = {
    metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'mfe_a_r1' },
    exposes: [{ name: 'Page', assets: { js: { sync: ['page.js'] } }, reads: [{ path: '/merchant/names' }] }],
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
    release: { files: { 'entry.js': manifest, 'page.js': manifest, 'later.js': manifest } },
  };
  const [page] = content.exposes;
  const withLater = { ...page, assets: { js: { ...page!.assets.js, async: ['later.js'] } } };
  const served = JSON.stringify({ ...content, id: 'mfe_a_r2', exposes: [withLater] });
  type Releases = { content?: object }[];
  const contentsOf = (releases: Releases) => releases.map((release) => release.content);
  beforeEach(async () => {
    answer = (_request, response) => response.end(served);
    const hash = `sha256-${createHash('sha256').update(served).digest('base64')}`;
    await post('publish', { ...releaseOf('mfe-a', 'r2'), manifest: hash });
    await post('promote', { remote: 'mfe-a', release: 'r2' });
    await api.services.pool.query(
      `update route_node set component = 'mfe-a/Page' where full_path = '/merchant/list'`,
    );
  });

  test('is sent with the releases, and for no other page', async () => {
    const releases = async (query: string) =>
      contentsOf((await callApi<Releases>(api, 'GET', `/remotes${query}`, { token })).data);
    expect(await releases('?page=/merchant/list')).toEqual([content]);
    expect(await releases('?page=/channel/list')).toEqual([undefined]);
    expect(await releases('')).toEqual([undefined]);
  });

  test('gives the demo pages of its remote to each page that starts', async () => {
    const demoRoutes = [{ path: '/demo', name: 'demo', meta: { title: 'Demo' } }];
    await api.services.pool.query(`update release_manifest set content = content || $1`, [{ demoRoutes }]);
    const demoRoutesAt = async (query: string) =>
      (await callApi<{ demoRoutes?: object }[]>(api, 'GET', `/remotes${query}`, { token })).data.map(
        (release) => release.demoRoutes,
      );
    expect(await demoRoutesAt('?page=/channel/list')).toEqual([demoRoutes]);
    expect(await demoRoutesAt('')).toEqual([undefined]);
  });

  test('is sent with a sign-in that names the page, beside the user and the routes', async () => {
    const signIn = async (query: string) => {
      const body = { username: 'admin', password: '111111' };
      const { data } = await callApi<LoginResponse>(api, 'POST', `/auth/login${query}`, { body });
      return data;
    };
    const { answers = {}, token: opened } = await signIn('?page=/merchant/list');
    expect(contentsOf(answers['/remotes'] as Releases)).toEqual([content]);
    for (const path of ['/user/info', '/routes'])
      expect(answers[path]).toEqual((await callApi(api, 'GET', path, { token: opened })).data);
    expect(await signIn('')).toEqual({ token: expect.any(String) });
  });

  test('is left out of a sign-in when it cannot be read', async () => {
    await api.services.pool.query(`update release_manifest set content = '{}'`);
    const body = { username: 'admin', password: '111111' };
    const { code, data } = await callApi<LoginResponse>(api, 'POST', '/auth/login?page=/merchant/list', {
      body,
    });
    expect([code, Object.keys(data.answers ?? {}).sort()]).toEqual([
      200,
      ['/routes', '/user/info', '/user/session', '/user/sessions'],
    ]);
  });
});

test('a release that the gateway does not serve is not promoted, and can be tried again', async () => {
  expect(await promote()).toMatchObject({
    code: 502,
    message: `Cannot promote mfe-a r1: ${hostAddress}/mfe/a/r1/mf-manifest.json does not serve its manifest (HTTP 404).`,
  });
  answer = (_request, response) => response.end(MANIFEST);
  expect((await promote()).code).toBe(200);
});

test('a gateway that redirects or breaks off serves nothing', async () => {
  answer = ({ url }, response) =>
    url === '/else' ? response.end(MANIFEST) : response.writeHead(302, { location: '/else' }).end();
  expect((await promote()).code).toBe(502);
  answer = ({ socket }) => socket.destroy();
  expect((await promote()).code).toBe(502);
});

test('a release is refused when the gateway serves another manifest', async () => {
  answer = (_request, response) => response.end(`${MANIFEST} `);
  expect(await promote()).toMatchObject({
    code: 409,
    message: `Cannot promote mfe-a r1: ${hostAddress}/mfe/a/r1/mf-manifest.json serves a different manifest from the published one.`,
  });
});

test('a manifest beyond the maximum size is not read', async () => {
  const huge = Buffer.alloc(3 * 1024 * 1024, ' ');
  answer = (_request, response) => response.end(huge);
  expect(await promote()).toMatchObject({ code: 502, message: expect.stringContaining('larger than') });
});
