import { startTestApi, type TestApi } from '../../testing/start-test-api';
import {
  type ChannelTestBench,
  channelTestBench,
  newTestKeyPair,
  validChannel as valid,
} from './channels.fixture';

const up = newTestKeyPair();
const down = newTestKeyPair();
const keys = {
  merchantUpPublicKey: up.publicKey,
  merchantUpPrivateKey: up.privateKey,
  merchantDownPublicKey: down.publicKey,
  merchantDownPrivateKey: down.privateKey,
};

let api: TestApi;
let bench: ChannelTestBench;
beforeAll(async () => {
  api = await startTestApi();
  bench = channelTestBench(api, await api.signIn('admin'));
});
afterAll(() => api.stop());
beforeEach(() => bench.reset());

const calls: [method: 'GET' | 'POST' | 'PUT', path: string, body: object | undefined, answer: number][] = [
  ['POST', '/channel/list', {}, 200],
  ['GET', '/channel/options', undefined, 200],
  ['POST', '/channel/key-usage', { fingerprints: ['0'.repeat(64)] }, 200],
  ['POST', '/channel/create', valid, 200],
  ['PUT', '/channel/update', { id: 99, merchantNo: 'x', merchantWeight: 1, status: 'active' }, 404],
  ['POST', '/channel/delete', { id: 99 }, 404],
];

describe('permissions', () => {
  test.each(calls)('%s %s: admin and editor only', async (method, path, body, expected) => {
    const statusOf = async (token?: string) => (await api.call(method, path, { token, body })).statusCode;
    const before = await bench.everything();
    expect(await statusOf()).toBe(401);
    expect(await statusOf('x'.repeat(43))).toBe(401);
    expect(await statusOf(await api.signIn('visitor'))).toBe(403);
    expect(await bench.everything()).toEqual(before);
    expect(await statusOf(await api.signIn('editor'))).toBe(expected);
    await bench.reset();
    expect(await statusOf(await api.signIn('admin'))).toBe(expected);
  });

  test('a user with view permission cannot write', async () => {
    await api.services.pool.query(`insert into role_grant values ('visitor', '/channel/list', 'view')`);
    const token = await api.signIn('visitor');
    const statuses = [];
    for (const [method, path, body] of calls)
      statuses.push((await api.call(method, path, { token, body })).statusCode);
    await api.services.pool.query(
      `delete from role_grant where role_key = 'visitor' and path = '/channel/list'`,
    );
    expect(statuses).toEqual([200, 200, 200, 403, 403, 403]);
    expect(await bench.everything()).toEqual([]);
  });
});

test('the options are the channel types of the database', async () => {
  const token = await api.signIn('editor');
  const answer = await api.call('GET', '/channel/options', { token });
  expect(answer.json()).toMatchObject({
    data: [
      { code: 'alipay', name: 'Alipay' },
      { code: 'mastercard', name: 'Mastercard' },
      { code: 'unionpay', name: 'UnionPay' },
      { code: 'visa', name: 'Visa' },
      { code: 'wechat', name: 'WeChat Pay' },
    ],
  });
});

describe('create', () => {
  test('returns the complete channel, as the list does', async () => {
    const { code, data } = await bench.create({ ...valid, ...keys, merchantExpansion: '{"a": 1}' });
    expect(code).toBe(200);
    expect(data).toEqual({
      ...valid,
      ...keys,
      id: 1,
      merchantName: 'One',
      merchantBalance: '0.00',
      activeWeight: 40,
      activeChannels: 1,
      keyFingerprints: {
        merchantUpPublicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        merchantUpPrivateKey: data.keyFingerprints.merchantUpPublicKey,
        merchantDownPublicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        merchantDownPrivateKey: data.keyFingerprints.merchantDownPublicKey,
      },
      merchantExpansion: '{"a": 1}',
      createdAt: expect.any(String),
      updatedAt: data.createdAt,
      keysChangedAt: data.createdAt,
      formerKeyUntil: null,
    });
    expect(data.keyFingerprints.merchantDownPublicKey).not.toBe(data.keyFingerprints.merchantUpPublicKey);
    expect((await bench.list()).data).toEqual({ items: [data], total: 1 });
  });

  test('accepts a channel without keys and expansion, and texts that are not keys', async () => {
    const none = { merchantUpPublicKey: '', merchantUpPrivateKey: '', merchantDownPublicKey: '' };
    const { data } = await bench.create({ ...valid, merchantDownPrivateKey: 'no key' });
    expect(data).toMatchObject({ ...none, merchantDownPrivateKey: 'no key', merchantExpansion: '' });
    expect(Object.values(data.keyFingerprints)).toEqual([null, null, null, null]);
  });

  test('trims number and keys, and accepts the limits of every range', async () => {
    const { data } = await bench.create({
      ...valid,
      merchantNo: ` ${'9'.repeat(64)} `,
      merchantWeight: 0,
      merchantUpPublicKey: `\n${up.publicKey}\n`,
      merchantExpansion: '  ',
    });
    expect(data).toMatchObject({
      merchantNo: '9'.repeat(64),
      merchantWeight: 0,
      merchantUpPublicKey: up.publicKey,
    });
    const { data: other } = await bench.create({
      ...valid,
      merchantId: 2,
      merchantWeight: 100,
      merchantUpPrivateKey: 'k'.repeat(8_192),
      merchantDownPrivateKey: 'l'.repeat(8_192),
      merchantUpPublicKey: 'm'.repeat(8_192),
      merchantDownPublicKey: 'n'.repeat(8_192),
    });
    expect(other).toMatchObject({ merchantWeight: 100, merchantDownPrivateKey: 'l'.repeat(8_192) });
  });

  test.each([
    ['merchantId', { merchantId: undefined }],
    ['merchantId', { merchantId: '1' }],
    ['merchantId', { merchantId: 0 }],
    ['merchantId', { merchantId: 99 }],
    ['merchantId', { merchantId: 3 }],
    ['merchantNo', { merchantNo: undefined }],
    ['merchantNo', { merchantNo: ' ' }],
    ['merchantNo', { merchantNo: 'x'.repeat(65) }],
    ['merchantNo', { merchantNo: 'a\0b' }],
    ['merchantChannel', { merchantChannel: undefined }],
    ['merchantChannel', { merchantChannel: '' }],
    ['merchantChannel', { merchantChannel: 'paypal' }],
    ['merchantChannel', { merchantChannel: 'ALIPAY' }],
    ['merchantWeight', { merchantWeight: undefined }],
    ['merchantWeight', { merchantWeight: -1 }],
    ['merchantWeight', { merchantWeight: 101 }],
    ['merchantWeight', { merchantWeight: 0.5 }],
    ['merchantWeight', { merchantWeight: '5' }],
    ['status', { status: undefined }],
    ['status', { status: 'paused' }],
    ['merchantExpansion', { merchantExpansion: '{a: 1}' }],
    ['merchantExpansion', { merchantExpansion: '{"a": 1' }],
    ['merchantExpansion', { merchantExpansion: `"${'x'.repeat(10_000)}"` }],
    ['merchantUpPrivateKey', { merchantUpPrivateKey: 'k'.repeat(8_193) }],
    ['merchantDownPrivateKey', { merchantDownPrivateKey: 'a\0' }],
    ['merchantUpPublicKey', { merchantUpPublicKey: up.privateKey }],
    ['merchantDownPublicKey', { merchantDownPublicKey: '-----BEGIN RSA PRIVATE KEY-----' }],
    ['merchantBalance', { merchantBalance: '1.00' }],
    ['id', { id: 5 }],
  ])('refuses a bad %s and writes nothing (case %#)', async (field, change) => {
    const { code, status, errors } = await bench.create({ ...valid, ...change }, 'k1');
    expect([code, status]).toEqual([400, 400]);
    expect(errors.map(({ path }) => path)).toContain(field);
    expect(await bench.everything()).toEqual([]);
    // The idempotency key was not used up.
    expect((await bench.create(valid, 'k1')).code).toBe(200);
  });

  test('refuses a second channel with the same account: 409 names its number, one of ten concurrent ones succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => bench.create()));
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused).toHaveLength(9);
    for (const { code, status, message, errors } of refused) {
      expect([code, status]).toEqual([409, 409]);
      expect(errors).toEqual([
        expect.objectContaining({ path: 'merchantNo', code: 'channel-taken', values: { channel: 'alipay' } }),
      ]);
      expect(message).toContain('alipay');
    }
    expect((await bench.list()).data.total).toBe(1);
    expect((await bench.create({ ...valid, merchantId: 2 })).code).toBe(200);
    expect((await bench.create({ ...valid, merchantChannel: 'visa' })).code).toBe(200);
  });

  test('accepts several accounts of a merchant with one provider, but not the number of another merchant', async () => {
    expect((await bench.create()).code).toBe(200);
    const { code, data: second } = await bench.create({ ...valid, merchantNo: 'SECOND' });
    expect(code).toBe(200);
    const { id, merchantWeight, status } = second;
    const change = { id, merchantWeight, status, merchantNo: valid.merchantNo };
    expect(await bench.update(change)).toMatchObject({ code: 409, errors: [{ path: 'merchantNo' }] });
  });
});

describe('create with an Idempotency-Key', () => {
  test('repeated after a timeout, creates one channel and returns it again', async () => {
    const first = await bench.create({ ...valid, ...keys }, 'k1');
    expect(await bench.create({ ...keys, ...valid }, 'k1')).toEqual(first);
    expect((await bench.list()).data.total).toBe(1);
  });

  test('ten at once create one channel', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => bench.create(valid, 'k1')));
    expect(answers.map(({ code, data }) => [code, data.id])).toEqual(
      answers.map(() => [200, answers[0]?.data.id]),
    );
    expect((await bench.list()).data.total).toBe(1);
  });

  test('refuses another body with 409, and creates no second one after a delete', async () => {
    const { data } = await bench.create(valid, 'k1');
    const other = await bench.create({ ...valid, merchantWeight: 1 }, 'k1');
    expect([other.code, other.errors[0]?.path]).toEqual([409, 'Idempotency-Key']);
    await bench.remove({ id: data.id });
    const again = await bench.create(valid, 'k1');
    expect([again.code, again.errors[0]?.path]).toEqual([409, 'Idempotency-Key']);
    expect(await bench.everything()).toEqual([]);
  });

  test('returns the channel when the merchant was deactivated since', async () => {
    const { data } = await bench.create(valid, 'k1');
    await api.services.pool.query(`update merchant set status = 'inactive' where id = 1`);
    expect((await bench.create(valid, 'k1')).data.id).toBe(data.id);
  });
});

describe('update', () => {
  const change = { merchantNo: '7', merchantWeight: 7, status: 'inactive' };

  test('changes the sent fields; blank keys and omitted fields are kept', async () => {
    const { data } = await bench.create({ ...valid, ...keys, merchantExpansion: '[1]' });
    const blank = { merchantUpPrivateKey: '', merchantUpPublicKey: '  ', merchantDownPublicKey: '' };
    const answer = await bench.update({ id: data.id, ...change, ...blank, updatedAt: data.updatedAt });
    expect(answer.code).toBe(200);
    expect(answer.data).toEqual({
      ...data,
      ...change,
      activeWeight: 0,
      activeChannels: 0,
      updatedAt: answer.data.updatedAt,
    });
    expect(answer.data.updatedAt > data.updatedAt).toBe(true);
    expect((await bench.list()).data.items).toEqual([answer.data]);
    const emptied = await bench.update({ id: data.id, ...change, merchantExpansion: '' });
    expect(emptied.data.merchantExpansion).toBe('');
  });

  test('replaces a key together with its fingerprint', async () => {
    const { data } = await bench.create({ ...valid, ...keys });
    const sent = {
      id: data.id,
      ...change,
      merchantUpPrivateKey: down.privateKey,
      merchantUpPublicKey: 'text',
    };
    const { data: changed } = await bench.update(sent);
    expect(changed).toMatchObject({
      ...keys,
      merchantUpPrivateKey: down.privateKey,
      merchantUpPublicKey: 'text',
      keyFingerprints: {
        ...data.keyFingerprints,
        merchantUpPrivateKey: data.keyFingerprints.merchantDownPublicKey,
        merchantUpPublicKey: null,
      },
    });
  });

  test('changes a channel of an inactive merchant', async () => {
    const { data } = await bench.create();
    await api.services.pool.query(`update merchant set status = 'inactive' where id = 1`);
    expect((await bench.update({ id: data.id, ...change })).code).toBe(200);
  });

  test('refuses the second of two concurrent edits, and overwrites nothing', async () => {
    const { data } = await bench.create({ ...valid, ...keys });
    const { data: current } = await bench.update({ id: data.id, ...change, updatedAt: data.updatedAt });
    const before = await bench.everything();
    const second = await bench.update({
      id: data.id,
      ...change,
      merchantWeight: 99,
      merchantUpPrivateKey: down.privateKey,
      updatedAt: data.updatedAt,
    });
    expect([second.code, second.status]).toEqual([409, 409]);
    expect(second.errors).toMatchObject([{ path: 'updatedAt', message: current.updatedAt }]);
    expect(await bench.everything()).toEqual(before);
  });

  test('lets one of ten concurrent edits of the same version succeed', async () => {
    const { data } = await bench.create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, merchantWeight) =>
        bench.update({ id: data.id, ...change, merchantWeight, updatedAt: data.updatedAt }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(9);
  });

  test.each([
    ['id', { id: undefined }],
    ['id', { id: '1' }],
    ['merchantId', { merchantId: 2 }],
    ['merchantChannel', { merchantChannel: 'visa' }],
    ['merchantNo', { merchantNo: '' }],
    ['merchantWeight', { merchantWeight: 101 }],
    ['merchantWeight', { merchantWeight: undefined }],
    ['status', { status: undefined }],
    ['merchantExpansion', { merchantExpansion: 'x' }],
    ['merchantUpPublicKey', { merchantUpPublicKey: up.privateKey }],
    ['updatedAt', { updatedAt: 'yesterday' }],
    ['merchantBalance', { merchantBalance: '1.00' }],
  ])('refuses a bad %s and writes nothing (case %#)', async (field, bad) => {
    await bench.create();
    const before = await bench.everything();
    const { code, errors } = await bench.update({ id: 1, ...change, ...bad });
    expect(code).toBe(400);
    expect(errors.map(({ path }) => path)).toContain(field);
    expect(await bench.everything()).toEqual(before);
  });

  test('answers 404 for an unknown id', async () => {
    const { code, errors } = await bench.update({ id: 999, ...change });
    expect([code, errors[0]?.path]).toEqual([404, 'id']);
  });
});

describe('delete', () => {
  test('removes the row permanently; a second time 404', async () => {
    const { data } = await bench.create({ ...valid, ...keys });
    const answer = await bench.remove({ id: data.id, updatedAt: data.updatedAt });
    expect([answer.code, answer.data]).toEqual([200, { id: data.id }]);
    expect(await bench.everything()).toEqual([]);
    expect((await bench.list()).data).toEqual({ items: [], total: 0 });
    const again = await bench.remove({ id: data.id });
    expect([again.code, again.errors[0]?.path]).toEqual([404, 'id']);
    expect((await bench.create()).code).toBe(200);
  });

  test('refuses an older version with 409, and deletes nothing', async () => {
    const { data } = await bench.create();
    const { data: current } = await bench.update({
      id: data.id,
      merchantNo: 'new',
      merchantWeight: 1,
      status: 'active',
    });
    const before = await bench.everything();
    const { code, errors } = await bench.remove({ id: data.id, updatedAt: data.updatedAt });
    expect(code).toBe(409);
    expect(errors).toMatchObject([{ path: 'updatedAt', message: current.updatedAt }]);
    expect(await bench.everything()).toEqual(before);
  });

  test.each([
    ['id', {}],
    ['id', { id: 0 }],
    ['updatedAt', { id: 1, updatedAt: 7 }],
    ['ids', { id: 1, ids: [1] }],
  ])('refuses a bad %s (case %#)', async (field, body) => {
    await bench.create();
    const { code, message } = await bench.remove(body);
    expect(code).toBe(400);
    expect(message).toContain(field);
    expect(await bench.everything()).toHaveLength(1);
  });
});
