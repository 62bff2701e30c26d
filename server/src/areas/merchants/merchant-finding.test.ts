import type { FoundMerchant, Merchant, MerchantDetail } from '@backoffice/contract';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { catchUp } from '../../platform/jobs/catch-up';
import { noteFindings } from './note-findings';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
});
afterAll(() => api.stop());
beforeEach(() => api.asOwner('truncate merchant, create_key restart identity cascade'));

async function create(merchantName: string): Promise<Merchant> {
  const body = { merchantName, status: 'active' };
  return (await callApi<Merchant>(api, 'PUT', '/merchant/create', { token, body })).data;
}

async function find(query: string, request: object = {}): Promise<FoundMerchant[]> {
  const { data } = await callApi<{ items: FoundMerchant[] }>(api, 'POST', '/merchant/find', {
    token,
    body: { query, ...request },
  });
  return data.items;
}
const namesAndBy = async (query: string) =>
  (await find(query)).map(({ merchantName, by, sound }) => [merchantName, by, ...(sound ? [sound] : [])]);

const fingerprintOf = async ({ id }: Merchant) =>
  (await callApi<MerchantDetail>(api, 'GET', `/merchant/detail?id=${id}`, { token })).data.keyFingerprint!;

test('finds a merchant by id, by number with and without its letter, and by name, each once', async () => {
  const first = await create('Tea 1');
  await create('Coffee');
  expect(await namesAndBy('1')).toEqual([['Tea 1', 'id']]);
  expect(await namesAndBy(first.merchantNo.toLowerCase())).toEqual([['Tea 1', 'number']]);
  expect(await namesAndBy(first.merchantNo.slice(1))).toEqual([['Tea 1', 'number']]);
  expect(await namesAndBy('１')).toEqual([['Tea 1', 'id']]);
  expect(await namesAndBy(first.merchantNo.replace('M', 'Ｍ'))).toEqual([['Tea 1', 'number']]);
  expect(await namesAndBy('FFE')).toEqual([['Coffee', 'name']]);
  expect(await namesAndBy('100%')).toEqual([]);
});

test('finds a Chinese name by its pronunciation, in full and by initials, and returns it', async () => {
  await create('张三');
  await create('上海张三商贸 Ltd');
  await create('Zebra shop');
  const both = [
    ['张三', 'sound', 'zhang san'],
    ['上海张三商贸 Ltd', 'sound', 'shang hai zhang san shang mao'],
  ];
  for (const query of ['zhang', 'zs', 'zhangsan', 'Zhang San', 'zhangs'])
    expect(await namesAndBy(query)).toEqual(both);
  expect(await namesAndBy('hang')).toEqual([]);
  expect(await find('zhang', { sound: false })).toEqual([]);
  expect(await find('张', { sound: false })).toHaveLength(2);
  expect(await namesAndBy('ze')).toEqual([['Zebra shop', 'name']]);
});

test('finds a key by its fingerprint from 8 digits on, with or without blanks', async () => {
  const one = await create('One');
  await create('Two');
  const fingerprint = await fingerprintOf(one);
  const grouped = fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
  for (const query of [fingerprint, grouped, grouped.slice(0, 14), fingerprint.slice(0, 9).toUpperCase()])
    expect(await namesAndBy(query)).toEqual([['One', 'key']]);
  expect(await find(fingerprint.slice(0, 7))).toEqual([]);
});

test('finds the best five: equal name, then beginning, then any part, newest first', async () => {
  for (const name of [
    'Rose',
    'Primrose A',
    'Roseate',
    'Primrose B',
    'Primrose C',
    'Primrose D',
    'Primrose E',
  ])
    await create(name);
  const names = (await find('rose')).map(({ merchantName }) => merchantName);
  expect(names).toEqual(['Rose', 'Roseate', 'Primrose E', 'Primrose D', 'Primrose C']);
});

test('finds existing merchants after the catch-up job, which continues where it stopped', async () => {
  const old = await create('李四');
  const fingerprint = await fingerprintOf(old);
  await create('Newer');
  const { pool, keyring } = api.services;
  await api.asOwner(`update merchant set created_at = now() - interval '1 day' where id = ${old.id}`);
  await api.asOwner(`delete from merchant_finding; update catch_up set done_until = 0`);
  expect(await namesAndBy('ls')).toEqual([]);

  const step = () =>
    catchUp(pool, 'what merchants are found by', (db, range) => noteFindings(db, keyring, range));
  expect(await step()).toBe(true);
  expect(await namesAndBy('ls')).toEqual([['李四', 'sound', 'li si']]);
  expect(await namesAndBy(fingerprint)).toEqual([['李四', 'key']]);
  // The newer merchant is noted, and read again until no older transaction can still add one before it.
  expect(await step()).toBe(false);
  const { rows } = await pool.query(
    `select done_until as until from catch_up where task = 'what merchants are found by'`,
  );
  expect(rows).toEqual([{ until: old.id }]);
});

test('a key that cannot be decrypted is found by no fingerprint, and does not stop the job', async () => {
  const { id } = await create('王五');
  await api.asOwner(
    `update merchant_detail set private_key_encrypted = 'spoilt'; delete from merchant_finding; update catch_up set done_until = 0`,
  );
  const { pool, keyring } = api.services;
  await catchUp(pool, 'what merchants are found by', (db, range) => noteFindings(db, keyring, range));
  expect(await find('ww')).toMatchObject([{ id, by: 'sound' }]);
});

test('finds nothing without permission to view merchants, and returns no keys', async () => {
  const merchant = await create('Shop');
  const answer = await api.call('POST', '/merchant/find', { token, body: { query: 'shop' } });
  expect(answer.body).not.toContain(merchant.privateKey);
  expect((await api.call('POST', '/merchant/find', { body: { query: 'shop' } })).statusCode).toBe(401);
  await api.asOwner(`delete from role_grant where role_key = 'visitor' and path = '/merchant/list'`);
  const visitor = await api.signIn('visitor');
  const refused = await api.call('POST', '/merchant/find', { token: visitor, body: { query: 'shop' } });
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('Shop');
});
