import type pg from 'pg';
import type { Channel, ListPage, Merchant } from '@backoffice/contract';
import { createPool } from '../platform/database/create-pool';
import { newTestKeyPair, validChannel } from '../areas/channels/channels.fixture';
import { addChannelTypes } from '../areas/channels/types/channel-types.repository';
import type { Keyring } from '../platform/encryption/keyring';
import { openKeyring } from '../platform/encryption/open-keyring';
import { demoChannelTypes } from '../samples/channels';
import { type ApiAnswer, callApi } from '../testing/call-api';
import { createTestDatabase } from '../testing/create-test-database';
import { serve } from './serve';
import { startTestApi, type TestApi, testSettings } from '../testing/start-test-api';

const settings = { rootKeys: [Buffer.alloc(32, 5).toString('base64')], keyEncryptionKey: undefined };
const keys = {
  merchantUpPrivateKey: newTestKeyPair().privateKey,
  merchantDownPrivateKey: newTestKeyPair().privateKey,
};

let api: TestApi;
let keyPool: pg.Pool;
let token: string;

beforeAll(async () => {
  const database = await createTestDatabase({ withDemoData: true });
  keyPool = createPool(database.url, { max: 4 });
  const newKeyring = () => openKeyring({ ...testSettings, ...settings }, keyPool);
  // Each call decrypts like a process of its own, which has unwrapped no data key.
  const keyring: Keyring = {
    ...newKeyring(),
    opener: (texts, db) => newKeyring().opener(texts, db),
    decrypt: (sealed, context) => newKeyring().decrypt(sealed, context),
  };
  api = await startTestApi({ settings, database, services: { keyring } });
  token = await api.signIn('admin');
});
afterAll(async () => {
  await keyPool.end();
  await api.stop();
});

const call = <T>(
  method: 'PUT' | 'POST',
  url: string,
  body: object,
  headers = {},
): Promise<Pick<ApiAnswer<T>, 'code' | 'data'>> => callApi<T>(api, method, url, { token, body, headers });

test('every call that needs a private key finds the data key of another process', async () => {
  await addChannelTypes(api.services.pool, demoChannelTypes);
  const { data: merchant } = await call<Merchant>('PUT', '/merchant/create', {
    merchantName: 'One',
    status: 'active',
  });
  const { id, privateKey } = merchant;
  expect(privateKey).toMatch(/^MII/);
  const { data: channel } = await call<Channel>('POST', '/channel/create', {
    ...validChannel,
    merchantId: id,
    ...keys,
  });
  expect(channel).toMatchObject(keys);

  const merchants = await call<ListPage<Merchant>>('POST', '/merchant/list', {});
  expect(merchants.data.items).toMatchObject([{ id, privateKey }]);
  const saved = await call<Merchant>('PUT', '/merchant/update', { ...merchant, publicKey: undefined });
  expect(saved).toMatchObject({ code: 200, data: { id } });
  const channels = await call<ListPage<Channel>>('POST', '/channel/list', {});
  expect(channels.data.items).toMatchObject([keys]);
  const { merchantNo, merchantWeight, status } = channel;
  const change = { id: channel.id, merchantNo, merchantWeight, status };
  const changed = await call<Channel>('PUT', '/channel/update', change);
  expect(changed).toMatchObject({ code: 200, data: keys });
});

test('a process without the root key does not start', async () => {
  const { databaseUrl, ownerUrl } = api.services.settings;
  const { encrypt } = await api.services.keyring.sealer();
  encrypt('secret', 'place');
  const others = {
    ...testSettings,
    databaseUrl,
    ownerUrl,
    rootKeys: [Buffer.alloc(32, 6).toString('base64')],
  };
  await expect(serve(others, api.services.log, () => {})).rejects.toThrow(/which ROOT_KEY does not have/);
});

test('a repeated create returns the private key again', async () => {
  const create = () =>
    call<Merchant>(
      'PUT',
      '/merchant/create',
      { merchantName: 'Two', status: 'active' },
      { 'idempotency-key': 'two' },
    );
  const { data } = await create();
  expect(data.privateKey).toMatch(/^MII/);
  expect((await create()).data).toMatchObject({ id: data.id, privateKey: data.privateKey });
});
