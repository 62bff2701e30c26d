import { UPLOAD_MAX_BYTES, type UploadToken } from '@backoffice/contract';
import { sampleImage } from '../../samples/sample-image';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { policyOf, startBucket } from './bucket.fixture';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let api: TestApi;
let token: string;
beforeAll(async () => {
  bucket = await startBucket();
  api = await startTestApi({ settings: { bucket: bucket.settings } });
  token = await api.signIn('editor');
});
afterAll(async () => {
  await api.stop();
  await bucket.stop();
});

const newToken = async () =>
  (await api.call('GET', '/qiniu/upload/token', { token })).json<{ data: UploadToken }>().data;

function send({ qiniu_url, qiniu_key, qiniu_token }: UploadToken) {
  const form = new FormData();
  form.append('token', qiniu_token);
  form.append('key', qiniu_key);
  form.append('file', new Blob([new Uint8Array(sampleImage())]));
  return fetch(qiniu_url, { method: 'POST', body: form });
}

test('an image is uploaded to the bucket with a valid token, and is found by its path here', async () => {
  const answer = await send(await newToken());
  expect(answer.status).toBe(200);
  const { key, files } = (await answer.json()) as { key: string; files: { file: string } };
  expect(files.file).toBe(`/uploads/${key}`);
  const led = await api.call('GET', files.file);
  expect(led.statusCode).toBe(302);
  const image = await fetch(led.headers.location!);
  expect(Buffer.from(await image.arrayBuffer()).equals(sampleImage())).toBe(true);
  const title = 'Covered by a bucket';
  const created = await api.call('POST', '/article/create', {
    token,
    body: { title, image_uri: files.file },
  });
  expect(created.json()).toMatchObject({ data: { image_uri: files.file } });
});

test('a token permits one new image of the accepted kinds and size, under one name', async () => {
  const given = await newToken();
  const policy = policyOf(given.qiniu_token, bucket.settings);
  expect(policy).toMatchObject({
    scope: `images:${given.qiniu_key}`,
    insertOnly: 1,
    fsizeLimit: UPLOAD_MAX_BYTES,
    mimeLimit: 'image/png;image/jpeg;image/gif;image/webp',
  });
  expect(policy!.deadline - Date.now() / 1000).toBeLessThanOrEqual(600);
  expect((await send({ ...given, qiniu_key: 'f'.repeat(32) })).status).toBe(401);
  expect(policyOf(given.qiniu_token, { ...bucket.settings, secretKey: 'other' })).toBeNull();
});
