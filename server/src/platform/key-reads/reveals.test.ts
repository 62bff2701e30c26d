import type { AuditLogEntry, Channel, ListPage, Merchant, MerchantDetail } from '@backoffice/contract';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import type { RevealedKey } from '@backoffice/contract/key-reveals';
import { newTestKeyPair } from '../../areas/channels/channels.fixture';
import { callApi } from '../../testing/call-api';
import type { TestApi } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { makeServiceKey } from '../access/principals.fixture';
import { checkKeyReads } from './key-reads.repository';

const KEYS_PER_HOUR = 4;
const up = newTestKeyPair();
const reason = 'Ticket 4711';

let api: TestApi;
let token: string;
let merchantKey: string;
useTestApi((started) => (api = started), {
  settings: { privateKeysPerHour: KEYS_PER_HOUR, keyDisplay: 'masked' },
});
beforeEach(async () => {
  token = await api.signIn('editor');
  await callApi(api, 'PUT', '/merchant/create', { token, body: { merchantName: 'One' } });
  const body = {
    merchantId: 1,
    merchantNo: '1',
    merchantChannel: 'alipay',
    merchantWeight: 1,
    status: 'active',
    merchantUpPrivateKey: up.privateKey,
  };
  await callApi(api, 'POST', '/channel/create', { token, body });
  const { rows } = await api.services.pool.query<{ sealed: string }>(
    'select private_key_encrypted as sealed from merchant_detail',
  );
  merchantKey = await api.services.keyring.decrypt(rows[0]!.sealed, 'merchant_detail.private_key:1');
});
afterEach(() => jest.restoreAllMocks());

const revealMerchant = (body: object = {}) =>
  api.call('POST', keyRevealPaths.merchant, { token, body: { id: 1, reason, ...body } });
const revealChannel = (body: object = {}) =>
  api.call('POST', keyRevealPaths.channel, {
    token,
    body: { id: 1, field: 'merchantUpPrivateKey', reason, ...body },
  });
const lines = async () =>
  (
    await api.services.pool.query(
      'select actor_name as actor, subject, ids::integer[], reason, field from key_read order by id',
    )
  ).rows;
const list = <Row>(url: string) => callApi<ListPage<Row>>(api, 'POST', url, { token, body: {} });

test('lists and details carry marks in place of private keys, and log nothing', async () => {
  const merchants = await list<Merchant>('/merchant/list');
  const mark = {
    privateKeyState: 'masked',
    privateKeyTail: merchantKey.replaceAll('=', '').slice(-4),
    keyFingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    publicKey: expect.any(String),
  };
  expect(merchants.data.items).toMatchObject([mark]);
  expect(merchants.data.items[0]).not.toHaveProperty('privateKey');
  const detail = await callApi<MerchantDetail>(api, 'GET', '/merchant/detail?id=1', { token });
  expect(detail.data).toMatchObject(mark);
  const channels = await list<Channel>('/channel/list');
  expect(channels.data.items).toMatchObject([
    {
      privateKeyStates: { merchantUpPrivateKey: 'masked' },
      privateKeyTails: { merchantUpPrivateKey: up.privateKey.replaceAll('=', '').slice(-4) },
    },
  ]);
  expect(channels.data.items[0]).not.toHaveProperty('merchantUpPrivateKey');
  expect(channels.data.items[0]).not.toHaveProperty('merchantDownPrivateKey');
  expect(await lines()).toEqual([]);
});

test('a reveal returns one key, uncached, after exactly one line with its reason', async () => {
  const merchant = await revealMerchant();
  expect(merchant.json<{ data: RevealedKey }>().data).toEqual({ privateKey: merchantKey });
  expect(merchant.headers['cache-control']).toBe('no-store');
  const channel = await revealChannel({ reason: '  Asked by the provider ' });
  expect(channel.json<{ data: RevealedKey }>().data).toEqual({ privateKey: up.privateKey });
  expect(await lines()).toEqual([
    { actor: 'editor', subject: 'merchant', ids: [1], reason, field: null },
    {
      actor: 'editor',
      subject: 'channel',
      ids: [1],
      reason: 'Asked by the provider',
      field: 'merchantUpPrivateKey',
    },
  ]);
  expect(await checkKeyReads(api.services.pool)).toEqual({ brokenAt: null });
});

test.each([
  ['without a reason', { reason: undefined }, 400],
  ['with a short reason', { reason: ' ab ' }, 400],
  ['with a long reason', { reason: 'x'.repeat(501) }, 400],
  ['of an unknown row', { id: 99 }, 404],
])('a reveal %s is refused, without a line', async (_case, body, status) => {
  for (const answer of [await revealMerchant(body), await revealChannel(body)]) {
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('MII');
  }
  expect(await lines()).toEqual([]);
});

test('a key that a channel lacks is refused by its field', async () => {
  const answer = await revealChannel({ field: 'merchantDownPrivateKey' });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: 'field', code: 'key-missing' }] });
  expect(await lines()).toEqual([]);
});

test('a key that cannot be decrypted is refused, without a line', async () => {
  await api.asOwner(`update merchant_detail set private_key_encrypted = 'spoilt'`);
  expect((await revealMerchant()).json()).toMatchObject({ status: 409, code: 'key-unreadable' });
  expect(await lines()).toEqual([]);
});

test('reveals count within the hourly budget', async () => {
  const answers = [];
  for (let call = 0; call <= KEYS_PER_HOUR; call++) answers.push(await revealMerchant());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429]);
  expect(answers.at(-1)?.json()).toMatchObject({ code: 'key-limit', values: { most: KEYS_PER_HOUR } });
  expect(await lines()).toHaveLength(KEYS_PER_HOUR);
});

test.each([
  ['is missing', 'alter table key_read rename to away', 'alter table away rename to key_read'],
  [
    'has no room',
    `create function refuse() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
     create trigger full_disk before insert on key_read for each row execute function refuse()`,
    'drop function refuse() cascade',
  ],
])('no key is revealed while the log %s', async (_case, fault, end) => {
  await api.asOwner(fault);
  const answers = [await revealMerchant(), await revealChannel()];
  await api.asOwner(end);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'key-unrecorded' });
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.body).not.toContain('MII');
  }
});

test('a process that dies between line and answer leaves a line, and sends no key', async () => {
  const { noteReveal } = api.services.keyReads;
  jest.spyOn(api.services.keyReads, 'noteReveal').mockImplementation(async (...call) => {
    await noteReveal(...call);
    throw new Error('The process dies here.');
  });
  for (const answer of [await revealMerchant(), await revealChannel()]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('MII');
  }
  expect(await lines()).toHaveLength(2);
});

test('an altered reason is detected', async () => {
  await revealMerchant();
  await api.asOwner(`set session_replication_role = replica; update key_read set reason = 'Another'`);
  expect(await checkKeyReads(api.services.pool)).toEqual({ brokenAt: 1 });
});

test('the audit log lists a reveal with its reason and key', async () => {
  await revealChannel();
  const admin = await api.signIn('admin');
  const { data } = await callApi<ListPage<AuditLogEntry>>(api, 'POST', '/audit/list', {
    token: admin,
    body: { action: 'keys-read' },
  });
  expect(data.items).toMatchObject([
    {
      actor: 'editor',
      subject: 'channel',
      reason,
      changes: [
        { field: 'rows', to: 1 },
        { field: 'ids', to: '1' },
        { field: 'keyField', to: 'merchantUpPrivateKey' },
      ],
    },
  ]);
});

test('a program reveals keys of channels with a reason, each with a line, within the limit of an hour', async () => {
  token = await makeServiceKey(api.services.pool, 'router', ['channel-keys:read']);
  expect((await revealChannel({ reason: undefined })).statusCode).toBe(400);
  expect((await revealMerchant()).statusCode).toBe(403);
  for (let read = 1; read <= KEYS_PER_HOUR; read += 1)
    expect((await revealChannel()).json()).toMatchObject({ data: { privateKey: up.privateKey } });
  expect(await lines()).toEqual(
    Array.from({ length: KEYS_PER_HOUR }, () => ({
      actor: 'service account router',
      subject: 'channel',
      ids: [1],
      reason,
      field: 'merchantUpPrivateKey',
    })),
  );
  const beyond = await revealChannel();
  expect([beyond.statusCode, beyond.json<{ code: string }>().code]).toEqual([429, 'key-limit']);
  expect(await lines()).toHaveLength(KEYS_PER_HOUR);
});
