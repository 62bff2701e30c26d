import type { Merchant, MerchantDetail } from '@backoffice/contract';
import { createHash, createPublicKey } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let editor: string;
let visitor: string;
let merchant: Merchant;
beforeAll(async () => {
  api = await startTestApi();
  [editor, visitor] = [await api.signIn('editor'), await api.signIn('visitor')];
  const created = await api.call('PUT', '/merchant/create', {
    token: editor,
    body: { merchantName: 'Shop' },
  });
  merchant = created.json<{ data: Merchant }>().data;
});
afterAll(() => api.stop());

const read = (id: number | string, token?: string) => api.call('GET', `/merchant/detail?id=${id}`, { token });

test('returns a merchant without its private key, and logs no key read', async () => {
  const linesBefore = await api.services.pool.query('select from key_read');
  const answer = await read(merchant.id, editor);
  const { publicKey = '', keyFingerprint, keys, ...rest } = answer.json<{ data: MerchantDetail }>().data;
  const { privateKey = '', ...expected } = merchant;
  expect(rest).toEqual(expected);
  expect(keys).toMatchObject([{ state: 'current', fingerprint: keyFingerprint, publicKey }]);
  expect(answer.body).not.toContain(privateKey);
  const half = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const der = half.export({ format: 'der', type: 'spki' });
  expect(keyFingerprint).toBe(createHash('sha256').update(der).digest('hex'));
  const linesAfter = await api.services.pool.query('select from key_read');
  expect(linesAfter.rowCount).toBe(linesBefore.rowCount);
});

test('reports a key that cannot be decrypted', async () => {
  await api.asOwner(`update merchant_detail set private_key_encrypted = 'spoilt'`);
  const { data } = (await read(merchant.id, editor)).json<{ data: MerchantDetail }>();
  expect(data).toMatchObject({ privateKeyState: 'unreadable', keyFingerprint: null });
  expect(data.publicKey).toBeUndefined();
});

test.each([
  ['an id that is none', 'one', 400],
  ['an id of nobody', 999_999, 404],
])('refuses %s', async (_case, id, status) => {
  expect((await read(id, editor)).statusCode).toBe(status);
});

test('requires permission to view the list or the page', async () => {
  expect((await read(merchant.id)).statusCode).toBe(401);
  expect((await read(merchant.id, visitor)).statusCode).toBe(403);
  await api.services.pool.query(`insert into role_grant values ('visitor', '/merchant/:id', 'view')`);
  expect((await read(merchant.id, visitor)).statusCode).toBe(200);
});
