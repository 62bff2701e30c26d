import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import {
  type ChannelTestBench,
  channelTestBench,
  newTestKeyPair,
  validChannel as valid,
} from './channels.fixture';

const up = newTestKeyPair();
const down = newTestKeyPair();
const keys = { merchantUpPrivateKey: up.privateKey, merchantDownPrivateKey: down.privateKey };
// Parts of the keys must not appear either.
const secrets = [up.privateKey, down.privateKey].flatMap((key) => [key.slice(40, 90), key.slice(-90, -40)]);

let api: TestApi;
let bench: ChannelTestBench;
let token: string;
useTestApi((started) => (api = started));
beforeEach(async () => {
  token = await api.signIn('admin');
  bench = channelTestBench(api, token);
  await bench.reset();
});

const expectNoSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

test('private keys appear in no log and no failure, whatever happens to a channel', async () => {
  const change = { id: 1, merchantNo: '1', merchantWeight: 1, status: 'active' };
  const { data } = await bench.create({ ...valid, ...keys }, 'k1');
  expect(data).toMatchObject(keys);
  const failures = [
    await bench.create({ ...valid, ...keys }),
    await bench.create({ ...valid, ...keys, merchantWeight: 3 }, 'k1'),
    await bench.create({ ...valid, ...keys, merchantId: 99 }),
    await bench.create({ ...valid, ...keys, merchantWeight: 1000 }),
    await bench.create({ ...valid, merchantUpPublicKey: up.privateKey }),
    await bench.create({ ...valid, merchantUpPrivateKey: up.privateKey.repeat(9) }),
    await bench.create({ ...valid, merchantExpansion: up.privateKey }),
    await bench.create({ ...valid, [up.privateKey.slice(0, 20)]: 'x' }),
    await bench.update({ ...change, ...keys, updatedAt: '2000-01-01T00:00:00Z' }),
    await bench.update({ ...change, ...keys, id: 99 }),
    await bench.update({ ...change, ...keys, merchantChannel: 'visa' }),
    await bench.remove({ id: 1, updatedAt: '2000-01-01T00:00:00Z' }),
  ];
  expect(failures.map(({ code }) => code)).toEqual([
    409, 409, 400, 400, 400, 400, 400, 400, 409, 404, 400, 409,
  ]);
  for (const failure of failures) expectNoSecret(JSON.stringify(failure));
  const broken = await api.call('POST', '/channel/create', {
    token,
    body: `{"merchantUpPrivateKey": "${up.privateKey}"`,
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.statusCode).toBe(400);
  expectNoSecret(broken.body);
  // Makes statements fail with keys among their parameters.
  await api.asOwner('alter table channel_detail add check (expansion <> $$"bad"$$)');
  const refused = [
    await bench.create({ ...valid, ...keys, merchantChannel: 'visa', merchantExpansion: '"bad"' }),
    await bench.update({ ...change, ...keys, merchantExpansion: '"bad"' }),
  ];
  expect(refused.map(({ code }) => code)).toEqual([500, 500]);
  expectNoSecret(JSON.stringify(refused));
  // Simulates code that logs a whole request.
  api.services.log.info({ body: keys }, 'a body');
  api.services.log.info(keys, 'keys');
  expect(api.logged()).toContain('channel_detail');
  expect(api.logged()).toContain('[redacted]');
  expectNoSecret(api.logged());
});

test('private keys are encrypted at rest, bound to channel and field', async () => {
  await bench.create({ ...valid, ...keys, merchantUpPublicKey: up.publicKey });
  await bench.create({ ...valid, ...keys, merchantChannel: 'visa' });
  expectNoSecret(JSON.stringify(await bench.everything()));
  const { pool } = api.services;
  await pool.query(
    'update channel_detail set up_private_key_encrypted = down_private_key_encrypted where channel_id = 1',
  );
  const swapped = await bench.list();
  // A bad key affects only its own row.
  const [first, second] = swapped.data.items;
  expect(first).toMatchObject({
    privateKeyStates: { merchantUpPrivateKey: 'unreadable' },
    merchantDownPrivateKey: keys.merchantDownPrivateKey,
  });
  expect(first).not.toHaveProperty('merchantUpPrivateKey');
  expect(second).toMatchObject({ merchantUpPrivateKey: keys.merchantUpPrivateKey });
  expectNoSecret(api.logged());
});

test('lists of many rows, weights, options and key uses contain no private keys', async () => {
  const { data } = await bench.create({ ...valid, ...keys });
  const fingerprints = [data.keyFingerprints.merchantUpPrivateKey];
  const answers = [
    await api.call('POST', '/channel/list', { token, body: { limit: 101 } }),
    await api.call('POST', '/channel/list', { token, body: { fields: 'weight' } }),
    await api.call('GET', '/channel/options', { token }),
    await api.call('POST', '/channel/key-usage', { token, body: { fingerprints } }),
    await api.call('POST', '/merchant/list', { token, body: { fields: 'option', limit: 1000 } }),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expectNoSecret(body);
  }
});
