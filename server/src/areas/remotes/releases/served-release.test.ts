import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi } from '../../../testing/call-api';
import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import { releaseOf } from './release.fixture';

jest.setTimeout(60_000);

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
