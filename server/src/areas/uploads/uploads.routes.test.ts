import { sampleImage } from '../../samples/sample-image';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { multipartForm as form } from './multipart-form.fixture';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
});
afterAll(() => api.stop());

const png = sampleImage();
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010002001011100ffd9', 'hex');
const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

const upload = async (file: Buffer, fileName?: string) =>
  api.call('POST', '/upload', { token, ...(await form({ file }, fileName)) });
const newToken = async () =>
  (await api.call('GET', '/qiniu/upload/token', { token })).json<{ data: Record<string, string> }>().data;

test.each([
  ['png', png, 'image/png'],
  ['gif', gif, 'image/gif'],
  ['jpg', jpeg, 'image/jpeg'],
  ['webp', webp, 'image/webp'],
])('a %s is detected by its content and served with its own type only', async (ending, file, type) => {
  const answer = await upload(file, '../../"><img src=x onerror=alert(1)>.html');
  expect(answer.statusCode).toBe(200);
  const { files } = answer.json<{ files: { file: string } }>();
  expect(files.file).toMatch(new RegExp(`^/uploads/[0-9a-f]{32}\\.${ending}$`));
  const served = await api.call('GET', files.file);
  expect(served.rawPayload.equals(file)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a photo is stored and served upright and without metadata, also one stored earlier', async () => {
  const camera = Buffer.from(
    '457869660000 4d4d002a00000008 0002 010f 0002 00000004 47505300'.replaceAll(' ', ''),
    'hex',
  );
  const turned = Buffer.from('0112 0003 00000001 0006 0000 00000000'.replaceAll(' ', ''), 'hex');
  const head = Buffer.from([0xff, 0xe1, 0, camera.length + turned.length + 2]);
  const photo = Buffer.concat([jpeg.subarray(0, 20), head, camera, turned, jpeg.subarray(20)]);
  const { files } = (await upload(photo)).json<{ files: { file: string } }>();
  const served = async () => (await api.call('GET', files.file)).rawPayload;
  const stored = await api.services.pool.query<{ bytes: Buffer }>(
    'select bytes from upload where name = $1',
    [files.file.slice('/uploads/'.length)],
  );
  await api.services.pool.query('update upload set bytes = $1', [photo]);
  for (const bytes of [stored.rows[0]!.bytes, await served()]) {
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.includes(turned)).toBe(true);
  }
});

test('an address has 32 images in progress, independent of other addresses', async () => {
  const { files } = (await upload(png)).json<{ files: { file: string } }>();
  const from = (remoteAddress: string) => api.app.inject({ url: files.file, remoteAddress });
  const calls = Array.from({ length: 40 }, () => from('10.0.0.1'));
  expect((await from('10.0.0.2')).statusCode).toBe(200);
  const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(32);
  expect(codes.filter((code) => code === 429)).toHaveLength(8);
  expect((await from('10.0.0.1')).statusCode).toBe(200);
});

test.each([
  ['an SVG that calls itself a PNG', svg, 400],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
  ['nothing', Buffer.alloc(0), 400],
  ['the beginning of a PNG', png.subarray(0, 20), 400],
  [
    'a JPEG whose last part is cut off',
    Buffer.concat([jpeg.subarray(0, -2), Buffer.from('ffe10100', 'hex')]),
    400,
  ],
  ['a JPEG without a frame', Buffer.from('ffd8ffd9', 'hex'), 400],
  ['an image of 0 pixels', Buffer.concat([gif.subarray(0, 6), Buffer.alloc(4), gif.subarray(10)]), 400],
  [
    'an image wider than any screen',
    Buffer.concat([gif.subarray(0, 6), Buffer.from([0xff, 0xff]), gif.subarray(8)]),
    400,
  ],
  ['more than 2 MB', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 413],
  ['much more than 2 MB', Buffer.alloc(4 * 1024 * 1024), 413],
])('%s is refused', async (_name, file, status) => {
  const answer = await upload(file);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().message).not.toContain('1 MB');
});

test.each([
  '/uploads/nothing.png',
  `/uploads/${'a'.repeat(32)}.png`,
  '/uploads/..%2f..%2fetc%2fpasswd',
  `/uploads/${'a'.repeat(32)}.svg`,
])('%s is not an image', async (path) => expect((await api.call('GET', path)).statusCode).toBe(404));

test('a token is valid for one file under its given name', async () => {
  const { qiniu_token: once = '', qiniu_key: key = '', qiniu_url: url = '' } = await newToken();
  const first = await api.call('POST', url, await form({ token: once, key, file: png }));
  expect(first.json()).toMatchObject({ key: `${key}.png`, files: { file: `/uploads/${key}.png` } });
  const second = await api.call('POST', url, await form({ token: once, key, file: png }));
  expect(second.json()).toMatchObject({ status: 400, errors: [{ path: 'token' }] });
});

test('a refused file does not use its token, and an expired token is invalid', async () => {
  const { qiniu_token: kept = '', qiniu_url: url = '' } = await newToken();
  expect((await api.call('POST', url, await form({ token: kept, file: svg }))).statusCode).toBe(400);
  expect((await api.call('POST', url, await form({ token: kept, file: png }))).statusCode).toBe(200);
  const { qiniu_token: old = '' } = await newToken();
  await api.services.pool.query(`update upload_token set expires_at = now()`);
  expect((await api.call('POST', url, await form({ token: old, file: png }))).statusCode).toBe(400);
});

test('tokens and uploads require permission to write articles', async () => {
  const visitor = await api.signIn('visitor');
  expect(
    (await api.call('POST', '/upload', { token: visitor, ...(await form({ file: png })) })).statusCode,
  ).toBe(403);
  expect((await api.call('POST', '/upload', await form({ file: png }))).statusCode).toBe(401);
  expect(
    (await api.call('POST', '/qiniu/upload', await form({ token: 'guess', file: png }))).statusCode,
  ).toBe(400);
});

test('a body that is not a form is refused, and tokens are neither stored nor logged', async () => {
  const json = await api.call('POST', '/upload', { token, body: {} });
  expect(json.statusCode).toBe(400);
  const broken = { body: 'no form', headers: { 'content-type': 'multipart/form-data; boundary=x' } };
  expect((await api.call('POST', '/upload', { token, ...broken })).statusCode).toBe(400);
  const { qiniu_token: secret = '' } = await newToken();
  const { rows } = await api.services.pool.query('select * from upload_token');
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(api.logged()).not.toContain(secret);
});
