import { channelDetailPath, keyPairPaths } from '@backoffice/contract/key-pair-values';
import { webhookPaths } from '@backoffice/contract/webhook-values';
import type { ChannelDetail } from '@backoffice/contract/key-pairs';
import type pg from 'pg';
import { addDemoChannels } from '../../samples/channels';
import { addDemoMerchants } from '../../samples/merchants';
import { createKeyring } from '../../platform/encryption/keyring';
import { nextSealedRows, replaceSealed } from '../../platform/encryption/sealed-columns.repository';
import { sealedPairColumn } from '../../platform/key-pairs/key-pairs.repository';
import { newTestKeyPair } from '../../areas/channels/channels.fixture';
import { callApi } from '../../testing/call-api';
import { sealedColumns } from '../sealed-columns';
import { openKeyring } from '../../platform/encryption/open-keyring';
import { rotateKey, rotateSecrets } from './rotate-key';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const NEW_KEY = Buffer.alloc(32, 9).toString('base64');
let api: TestApi;

/** Stores a private key beside a current one. */
async function prepareNextPair(): Promise<void> {
  const token = await api.signIn('admin');
  const { data } = await callApi<ChannelDetail>(api, 'GET', `${channelDetailPath}?id=1`, { token });
  const body = { id: 1, updatedAt: data.updatedAt, pair: 'up', ...newTestKeyPair() };
  const { code, message } = await callApi(api, 'POST', keyPairPaths.channel.prepare, { token, body });
  expect([code, message]).toEqual([200, 'ok']);
}

/** Stores a secret of a webhook, and its former one. */
async function addWebhook(): Promise<void> {
  const token = await api.signIn('admin');
  const body = { name: 'router', url: 'https://hooks.example.com/', kinds: ['channel'] };
  const { data } = await callApi<{ id: number }>(api, 'POST', webhookPaths.create, { token, body });
  const rolled = await callApi(api, 'POST', webhookPaths.rollSecret, { token, body: { id: data.id } });
  expect(rolled.code).toBe(200);
}

beforeAll(async () => {
  api = await startTestApi();
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await prepareNextPair();
  await addWebhook();
});
afterAll(() => api.stop());

/** Decrypts every private key of the database with this key. */
async function readAll(keyring: ReturnType<typeof createKeyring>): Promise<string[]> {
  const texts: string[] = [];
  for (const column of sealedColumns) {
    const rows = await nextSealedRows(api.services.pool, column, 0, 10_000);
    const { decrypt } = await keyring.opener(rows.map(({ sealed }) => sealed));
    texts.push(...rows.map(({ id, sealed }) => decrypt(sealed, column.contextOf(id))));
  }
  return texts;
}

test('rotate-key makes each private key readable with the new key alone', async () => {
  const { databaseUrl, keyEncryptionKey } = api.services.settings;
  const before = await readAll(createKeyring(keyEncryptionKey));
  expect((await nextSealedRows(api.services.pool, sealedPairColumn, 0, 2)).map(({ id }) => id)).toEqual([1]);
  expect(before.length).toBeGreaterThan(200);
  expect(before.filter((text) => text.startsWith('whsec_'))).toHaveLength(2);
  const env = {
    DATABASE_URL: databaseUrl,
    KEY_ENCRYPTION_KEY: NEW_KEY,
    FORMER_KEY_ENCRYPTION_KEYS: keyEncryptionKey,
  };
  expect(await rotateKey([], env)).toContain(`Encrypted ${before.length} private keys with the current key.`);
  expect(await readAll(createKeyring(NEW_KEY))).toEqual(before);
  expect(await rotateKey([], env)).toContain('Encrypted 0 private keys with the current key.');
});

test('rotate-key keeps a key that is changed at the same time', async () => {
  const { pool } = api.services;
  const [column] = sealedColumns;
  const [read] = await nextSealedRows(pool, column!, 0, 1);
  await replaceSealed(pool, column!, [{ ...read!, next: 'changed meanwhile' }]);
  expect(await replaceSealed(pool, column!, [{ ...read!, next: 'encrypted anew' }])).toBe(0);
  const changed = { id: read!.id, sealed: 'changed meanwhile' };
  expect(await nextSealedRows(pool, column!, 0, 1)).toEqual([changed]);
  await replaceSealed(pool, column!, [{ ...changed, next: read!.sealed }]);
});

test('rotate-key changes nothing without the former key', async () => {
  const { databaseUrl } = api.services.settings;
  const env = { DATABASE_URL: databaseUrl, KEY_ENCRYPTION_KEY: Buffer.alloc(32, 5).toString('base64') };
  await expect(rotateKey([], env)).rejects.toThrow(/different KEY_ENCRYPTION_KEY/);
  expect((await readAll(createKeyring(NEW_KEY))).length).toBeGreaterThan(200);
});

test('rotate-key converts to data keys, resumes after each statement at which it can end, and loses nothing', async () => {
  const { pool } = api.services;
  const settings = {
    rootKeys: [Buffer.alloc(32, 4).toString('base64')],
    rootToken: null,
    keyEncryptionKey: NEW_KEY,
    formerKeyEncryptionKeys: [],
  };
  const running = openKeyring(settings, pool);
  const before = await readAll(running);
  /** Ends the conversion before or after one of its statements. */
  const endingAt = (last: number, isSent: boolean): pg.Pool => {
    let queries = 0;
    return Object.assign(Object.create(pool) as pg.Pool, {
      async query(query: string | pg.QueryConfig, values?: unknown[]) {
        queries += 1;
        if (queries === last && !isSent) throw new Error('ended');
        const answer = await (typeof query === 'string' ? pool.query(query, values) : pool.query(query));
        if (queries === last) throw new Error('ended');
        return answer;
      },
    });
  };
  let ends = 0;
  for (let last = 1; last <= 12; last += 1) {
    for (const isSent of [false, true]) {
      const work = rotateSecrets(endingAt(last, isSent), settings);
      ends += await work.then(
        () => 0,
        () => 1,
      );
    }
    expect(await readAll(running)).toEqual(before);
  }
  expect(ends).toBeGreaterThan(15);
  await rotateSecrets(pool, settings);
  expect(await rotateSecrets(pool, settings)).toBe(0);
  const { rows } = await pool.query<{ versions: string[] }>(
    `select array_agg(distinct left(private_key_encrypted, 3)) as versions from merchant_detail`,
  );
  expect(rows[0]!.versions).toEqual(['v2.']);
  expect(await readAll(openKeyring({ ...settings, keyEncryptionKey: undefined }, pool))).toEqual(before);
});
