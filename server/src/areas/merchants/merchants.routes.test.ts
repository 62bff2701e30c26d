import type { Merchant } from '@backoffice/contract';
import { createPrivateKey } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
let admin: string;
let visitor: string;
let editor: string;
beforeAll(async () => {
  api = await startTestApi();
  [admin, editor, visitor] = (await Promise.all(['admin', 'editor', 'visitor'].map(api.signIn))) as [
    string,
    string,
    string,
  ];
});
afterAll(() => api.stop());
beforeEach(() => api.asOwner('truncate merchant, create_key restart identity cascade'));

const valid = { merchantName: '北京银行', status: 'active' };

interface Answer<T> {
  status: number;
  message: string;
  data: T;
  errors: { path: string; message: string }[];
}

async function send<T = Merchant>(
  method: 'PUT' | 'POST',
  url: string,
  body: unknown,
  { token = admin, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer<T> & { code: number }> {
  const answer = await api.call(method, url, { token, body: body as object, headers });
  return { ...answer.json<Answer<T>>(), code: answer.statusCode };
}

const create = (body: unknown = valid, key?: string, token?: string) =>
  send('PUT', '/merchant/create', body, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const update = (body: unknown, token?: string) => send('PUT', '/merchant/update', body, { token });
const setStatus = (body: unknown, token?: string) => send('PUT', '/merchant/status', body, { token });
const list = (body: unknown = {}, token?: string) =>
  send<{ items: Merchant[]; total: number }>('POST', '/merchant/list', body, { token });

async function everything(): Promise<unknown> {
  const { rows } = await api.services.pool.query(
    'select m.*, d.* from merchant m full join merchant_detail d on d.merchant_id = m.id order by m.id',
  );
  return rows;
}

describe('permissions', () => {
  test('are required: without a session nothing is permitted', async () => {
    for (const url of ['/merchant/create', '/merchant/update', '/merchant/status']) {
      expect((await api.call('PUT', url, { body: { ...valid, id: 1 } })).statusCode).toBe(401);
    }
    expect((await api.call('POST', '/merchant/list', { body: {} })).statusCode).toBe(401);
    expect(await everything()).toEqual([]);
  });

  test('a visitor can neither read nor write', async () => {
    expect((await list({}, visitor)).code).toBe(403);
    expect((await send('POST', '/merchant/totals', {}, { token: visitor })).code).toBe(403);
    expect((await create(valid, undefined, visitor)).code).toBe(403);
    expect((await update({ id: 1, status: 'active' }, visitor)).code).toBe(403);
    expect((await setStatus({ id: 1, status: 'active' }, visitor)).code).toBe(403);
    expect(await everything()).toEqual([]);
  });

  test('a user who may view channels only can read merchant options only', async () => {
    await create();
    await api.services.pool.query(`insert into role_grant values ('visitor', '/channel/list', 'view')`);
    const options = await list({ fields: 'option' }, visitor);
    const whole = await list({}, visitor);
    await api.services.pool.query(
      `delete from role_grant where role_key = 'visitor' and path = '/channel/list'`,
    );
    expect([options.code, Object.keys(options.data.items[0] ?? {})]).toEqual([
      200,
      ['id', 'merchantName', 'merchantNo'],
    ]);
    expect([whole.code, whole.data]).toEqual([403, undefined]);
    expect((await list({ fields: 'option' }, visitor)).code).toBe(403);
  });

  test('an editor can read and write', async () => {
    const { data } = await create(valid, undefined, editor);
    expect((await list({}, editor)).data.items).toEqual([data]);
  });
});

describe('create', () => {
  test('generates number and key, and fills in omitted fields', async () => {
    const { code, data } = await create({ merchantName: valid.merchantName });
    expect(code).toBe(200);
    expect(data).toEqual({
      id: 1,
      merchantName: '北京银行',
      merchantNo: expect.stringMatching(/^M\d{8}000001$/),
      privateKey: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      freeDifference: 0,
      merchantExpansionA: '',
      merchantExpansionB: '',
      merchantExpansionC: '',
      merchantExpansionD: '',
      status: 'active',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: data.createdAt,
      keysChangedAt: null,
      formerKeyUntil: null,
    });
    const key = createPrivateKey({
      key: Buffer.from(data.privateKey ?? '', 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048 });
  });

  test('encrypts the key for its row only, and keeps it out of the log', async () => {
    const { data } = await create();
    const other = (await create()).data;
    expect(other.privateKey).not.toBe(data.privateKey);
    const { pool } = api.services;
    const stored = await pool.query<{ key: string }>(
      'select private_key_encrypted as key from merchant_detail',
    );
    expect(stored.rows.some(({ key }) => key.includes(data.privateKey ?? ''))).toBe(false);
    await pool.query(
      `update merchant_detail set private_key_encrypted = (select private_key_encrypted from merchant_detail where merchant_id = 1)`,
    );
    const { code, data: listed } = await list();
    expect(code).toBe(200);
    expect(listed.items[0]?.privateKey).toBe(data.privateKey);
    // A bad key affects only its own row.
    expect(listed.items[1]).toMatchObject({ id: 2, privateKeyState: 'unreadable' });
    expect(listed.items[1]).not.toHaveProperty('privateKey');
    expect(await api.app.metrics.metrics()).toMatch(/private_keys_total\{outcome="unreadable"\} [1-9]/);
    expect(api.logged()).not.toContain(data.privateKey);
    expect(api.logged()).not.toContain(stored.rows[0]?.key);
  });

  test('trims the name, and accepts the longest values and equal names', async () => {
    const longest = {
      merchantName: ` ${'名'.repeat(32)} `,
      status: 'inactive',
      freeDifference: -128,
      merchantExpansionD: 'd'.repeat(10_000),
    };
    expect((await create(longest)).data).toMatchObject({
      merchantName: '名'.repeat(32),
      freeDifference: -128,
      merchantExpansionD: 'd'.repeat(10_000),
    });
    expect((await create({ ...longest, freeDifference: 127 })).data).toMatchObject({
      id: 2,
      merchantName: '名'.repeat(32),
      freeDifference: 127,
    });
  });

  test.each([
    ['merchantName', { status: 'active' }],
    ['merchantName', { ...valid, merchantName: '' }],
    ['merchantName', { ...valid, merchantName: '   ' }],
    ['merchantName', { ...valid, merchantName: 'x'.repeat(33) }],
    ['merchantName', { ...valid, merchantName: 5 }],
    ['merchantName', { ...valid, merchantName: null }],
    ['merchantName', { ...valid, merchantName: 'a\0b' }],
    ['merchantName', { ...valid, merchantName: 'a\ud800b' }],
    ['status', { ...valid, status: 'deleted' }],
    ['status', { ...valid, status: true }],
    ['freeDifference', { ...valid, freeDifference: 128 }],
    ['freeDifference', { ...valid, freeDifference: -129 }],
    ['freeDifference', { ...valid, freeDifference: 1.5 }],
    ['freeDifference', { ...valid, freeDifference: '1' }],
    ['freeDifference', { ...valid, freeDifference: null }],
    ['merchantExpansionA', { ...valid, merchantExpansionA: 'x'.repeat(10_001) }],
    ['merchantExpansionB', { ...valid, merchantExpansionB: {} }],
    ['merchantExpansionC', { ...valid, merchantExpansionC: '\0' }],
    ['merchantExpansionD', { ...valid, merchantExpansionD: null }],
    ['privateKey', { ...valid, privateKey: 'mine' }],
    ['merchantNo', { ...valid, merchantNo: 'M1' }],
    ['id', { ...valid, id: 7 }],
  ])('refuses a bad %s and writes nothing (case %#)', async (field, body) => {
    const { code, status, message, errors } = await create(body);
    expect([code, status]).toEqual([400, 400]);
    expect(errors.map(({ path }) => path)).toContain(field);
    expect(message).toContain(field);
    expect(await everything()).toEqual([]);
  });

  test.each([[[]], ['text'], [null], [7]])('refuses a body that is not an object (case %#)', async (body) => {
    expect(
      (
        await send('PUT', '/merchant/create', JSON.stringify(body), {
          headers: { 'content-type': 'application/json' },
        })
      ).code,
    ).toBe(400);
    expect(await everything()).toEqual([]);
  });
});

describe('create with an Idempotency-Key', () => {
  test('repeated, returns the first row; the order of the fields does not matter', async () => {
    const first = await create({ ...valid, freeDifference: 3 }, 'k1');
    const second = await create({ freeDifference: 3, status: 'active', merchantName: ' 北京银行 ' }, 'k1');
    expect(second).toEqual(first);
    expect((await list()).data.total).toBe(1);
  });

  test('four at once create one row', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const one = () => api.call('PUT', '/merchant/create', { token: admin, body: valid, headers });
    const answers = await Promise.all(Array.from({ length: 4 }, one));
    expect(new Set(answers.map((answer) => answer.json<Answer<Merchant>>().data.id)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await list()).data.total).toBe(1);
    // The three calls that created nothing have the header, and so does a later one.
    const replays = [...answers, await one()].map((answer) => answer.headers['idempotent-replayed']);
    expect(replays.filter((header) => header === 'true')).toHaveLength(4);
    expect(replays.filter((header) => header === undefined)).toHaveLength(1);
  });

  test('with another body: 409, nothing written', async () => {
    await create(valid, 'k1');
    const before = await everything();
    const { code, errors } = await create({ ...valid, status: 'inactive' }, 'k1');
    expect(code).toBe(409);
    expect(errors[0]?.path).toBe('Idempotency-Key');
    expect(await everything()).toEqual(before);
  });

  test('belongs to its caller', async () => {
    const first = await create(valid, 'k1', admin);
    expect((await create(valid, 'k1', editor)).data.id).not.toBe(first.data.id);
  });

  test('expires after 24 hours', async () => {
    const first = await create(valid, 'k1');
    await api.services.pool.query(`update create_key set created_at = now() - interval '24 hours 1 second'`);
    const second = await create({ ...valid, status: 'inactive' }, 'k1');
    expect(second.code).toBe(200);
    expect(second.data.id).not.toBe(first.data.id);
    expect((await create({ ...valid, status: 'inactive' }, 'k1')).data.id).toBe(second.data.id);
  });

  test.each(['', 'x'.repeat(129), 'with space'])('refuses a bad key (case %#)', async (key) => {
    const { code, errors } = await create(valid, key);
    expect(code).toBe(400);
    expect(errors).toMatchObject([{ path: 'Idempotency-Key', code: 'create-key-invalid' }]);
    expect(await everything()).toEqual([]);
  });
});

describe('update', () => {
  test('changes the sent fields only', async () => {
    const { data } = await create({
      ...valid,
      freeDifference: 5,
      merchantExpansionA: 'a',
      merchantExpansionB: 'b',
    });
    const { code, data: updated } = await update({
      id: data.id,
      status: 'inactive',
      merchantExpansionB: '',
      updatedAt: data.updatedAt,
    });
    expect(code).toBe(200);
    const { privateKey, ...rest } = data;
    expect(updated).toEqual({
      ...rest,
      status: 'inactive',
      merchantExpansionB: '',
      updatedAt: updated.updatedAt,
    });
    expect(updated.updatedAt > data.updatedAt).toBe(true);
    const items = [{ ...updated, privateKey }];
    expect((await list({ status: 'inactive' })).data).toEqual({ items, total: 1 });
  });

  test('refuses an older version with 409 and the current updatedAt, and writes nothing', async () => {
    const { data } = await create();
    const { data: current } = await update({ id: data.id, status: 'inactive', freeDifference: 1 });
    const before = await everything();
    const { code, status, errors } = await update({
      id: data.id,
      status: 'active',
      freeDifference: 2,
      updatedAt: data.updatedAt,
    });
    expect([code, status]).toEqual([409, 409]);
    expect(errors).toMatchObject([{ path: 'updatedAt', message: current.updatedAt }]);
    expect(await everything()).toEqual(before);
  });

  test('lets one of ten concurrent edits of the same version succeed', async () => {
    const { data } = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        update({ id: data.id, status: 'active', freeDifference: n, updatedAt: data.updatedAt }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
    const winner = answers.find(({ code }) => code === 200)?.data;
    expect((await list()).data.items[0]).toEqual({ ...winner, privateKey: data.privateKey });
  });

  test('gives each change a later updatedAt, even within one millisecond or with a clock set back', async () => {
    const { data } = await create();
    await api.services.pool.query(`update merchant set updated_at = now() + interval '1 hour'`);
    const before = (await list()).data.items[0]?.updatedAt ?? '';
    const answer = await setStatus({ id: data.id, status: 'active', updatedAt: before });
    expect(Date.parse(answer.data.updatedAt)).toBe(Date.parse(before) + 1);
  });

  test('answers 404 for an unknown id', async () => {
    for (const change of [update, setStatus]) {
      const { code, errors } = await change({ id: 999, status: 'active' });
      expect(code).toBe(404);
      expect(errors[0]?.path).toBe('id');
    }
    expect((await update({ id: Number.MAX_SAFE_INTEGER, status: 'active' })).code).toBe(404);
  });

  test.each([
    ['id', { status: 'active' }],
    ['id', { id: 0, status: 'active' }],
    ['id', { id: '1', status: 'active' }],
    ['id', { id: 1.5, status: 'active' }],
    ['id', { id: 2 ** 53, status: 'active' }],
    ['status', { id: 1 }],
    ['status', { id: 1, status: '' }],
    ['merchantName', { id: 1, status: 'active', merchantName: 'other' }],
    ['freeDifference', { id: 1, status: 'active', freeDifference: 1000 }],
    ['merchantExpansionA', { id: 1, status: 'active', merchantExpansionA: 'a\0' }],
    ['updatedAt', { id: 1, status: 'active', updatedAt: 'yesterday' }],
    ['updatedAt', { id: 1, status: 'active', updatedAt: 5 }],
    ['privateKey', { id: 1, status: 'active', privateKey: 'x' }],
  ])('refuses a bad %s and writes nothing (case %#)', async (field, body) => {
    await create();
    const before = await everything();
    const { code, message, errors } = await update(body);
    expect(code).toBe(400);
    expect(errors.map(({ path }) => path)).toContain(field);
    expect(message).toContain(field);
    expect(await everything()).toEqual(before);
  });

  test('accepts updatedAt in any valid format', async () => {
    const { data } = await create();
    for (const updatedAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z']) {
      expect((await update({ id: data.id, status: 'active', updatedAt })).code).toBe(409);
    }
  });
});

describe('status', () => {
  test('changes no other field', async () => {
    const { data } = await create();
    const { data: changed } = await setStatus({ id: data.id, status: 'inactive', updatedAt: data.updatedAt });
    const { privateKey: _key, ...rest } = data;
    expect(changed).toEqual({ ...rest, status: 'inactive', updatedAt: changed.updatedAt });
    expect((await setStatus({ id: data.id, status: 'active', updatedAt: data.updatedAt })).code).toBe(409);
  });

  test.each([
    ['id', { id: -1, status: 'active' }],
    ['status', { id: 1, status: 'paused' }],
    ['freeDifference', { id: 1, status: 'active', freeDifference: 1 }],
  ])('refuses a bad %s (case %#)', async (field, body) => {
    const { code, message } = await setStatus(body);
    expect(code).toBe(400);
    expect(message).toContain(field);
  });
});

describe('list', () => {
  const names = ['北京银行', '上海银行', 'ACME 100% Ltd', 'acme_two', 'Acme Three'];
  beforeEach(async () => {
    for (const [index, merchantName] of names.entries())
      await create({ merchantName, status: index % 2 ? 'inactive' : 'active' });
  });

  const listedNames = async (body: object) =>
    (await list(body)).data.items.map(({ merchantName }) => merchantName);

  test('starts with the oldest 20 and an exact total', async () => {
    const { code, data } = await list();
    expect(code).toBe(200);
    expect(data.total).toBe(5);
    expect(data.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect((await list({ sort: '-id', limit: 2, page: 2 })).data).toMatchObject({
      items: [{ id: 3 }, { id: 2 }],
      total: 5,
    });
    expect((await list({ page: 9, limit: 1000 })).data).toEqual({ items: [], total: 5 });
    expect((await list({ page: 1_000_000_000, limit: 1000 })).data).toEqual({ items: [], total: 5 });
  });

  test('finds any part of names regardless of case; wildcards are ordinary characters', async () => {
    expect(await listedNames({ merchantName: '银' })).toEqual(['北京银行', '上海银行']);
    expect(await listedNames({ merchantName: '京银' })).toEqual(['北京银行']);
    expect(await listedNames({ merchantName: 'aCmE' })).toEqual(['ACME 100% Ltd', 'acme_two', 'Acme Three']);
    expect(await listedNames({ merchantName: '%' })).toEqual(['ACME 100% Ltd']);
    expect(await listedNames({ merchantName: '_' })).toEqual(['acme_two']);
    expect(await listedNames({ merchantName: 'acme', status: 'inactive', sort: '-id' })).toEqual([
      'acme_two',
    ]);
    expect(await listedNames({ merchantName: '', merchantNo: '' })).toHaveLength(5);
  });

  test('finds numbers by their beginning only', async () => {
    const { merchantNo } = (await list()).data.items[2] ?? { merchantNo: '' };
    expect(await listedNames({ merchantNo })).toEqual(['ACME 100% Ltd']);
    expect(await listedNames({ merchantNo: merchantNo.slice(0, 5), status: 'inactive' })).toEqual([
      '上海银行',
      'acme_two',
    ]);
    expect(await listedNames({ merchantNo: merchantNo.slice(1) })).toEqual([]);
    expect(await listedNames({ merchantNo: 'M%' })).toEqual([]);
    expect(await listedNames({ merchantNo: 'M', merchantName: '海' })).toEqual(['上海银行']);
  });

  test('contains private keys for up to 100 rows, and options contain only the fields of a selector', async () => {
    expect((await list({ limit: 100 })).data.items[0]?.privateKey).toBeDefined();
    const many = (await list({ limit: 101 })).data.items;
    expect(many[0]).toMatchObject({ merchantName: '北京银行', merchantExpansionA: '', status: 'active' });
    expect(many.every((item) => !('privateKey' in item))).toBe(true);
    const options = (await list({ fields: 'option', limit: 1000, status: 'active' })).data;
    expect(options.total).toBe(3);
    expect(Object.keys(options.items[0] ?? {})).toEqual(['id', 'merchantName', 'merchantNo']);
  });
});

describe('list with invalid parameters', () => {
  test.each([
    ['page', { page: 0 }],
    ['page', { page: -1 }],
    ['page', { page: 1.5 }],
    ['page', { page: '1' }],
    ['page', { page: 1_000_000_001 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 1001 }],
    ['limit', { limit: null }],
    ['sort', { sort: 'name' }],
    ['sort', { sort: '' }],
    ['sort', { sort: '+privateKey' }],
    ['status', { status: 'all' }],
    ['fields', { fields: 'privateKey' }],
    ['merchantName', { merchantName: 'x'.repeat(33) }],
    ['merchantName', { merchantName: ['x'] }],
    ['merchantName', { merchantName: '\0' }],
    ['merchantNo', { merchantNo: 7 }],
    ['merchantNo', { merchantNo: '\0' }],
    ['privateKey', { privateKey: 'x' }],
  ])('refuses a bad %s (case %#)', async (field, body) => {
    const { code, message, errors } = await list(body);
    expect(code).toBe(400);
    expect(errors.map(({ path }) => path)).toContain(field);
    expect(message).toContain(field);
  });
});

test('the dashboard counts by status and shows the newest five, newest first', async () => {
  for (let n = 1; n <= 6; n += 1)
    await create({ merchantName: `m${n}`, status: n < 3 ? 'inactive' : 'active' });
  await setStatus({ id: 1, status: 'active' });
  const answer = await api.call('GET', '/dashboard/summary', { token: admin });
  expect(answer.json<Answer<unknown>>().data).toMatchObject({
    merchants: { active: 5, inactive: 1 },
    newestMerchants: [
      { merchantName: 'm6' },
      { merchantName: 'm5' },
      { merchantName: 'm4' },
      { merchantName: 'm3' },
      { merchantName: 'm2' },
    ],
  });
});
