import type { HistoryEntry, ListPage, Merchant, MerchantDetail } from '@backoffice/contract';
import type { KeyPair } from '@backoffice/contract/key-pair';
import type { KeyPairs } from '@backoffice/contract/key-pairs';
import { keyPairPaths } from '@backoffice/contract/key-pair-values';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import type { RevealedKey } from '@backoffice/contract/key-reveals';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { renewKeys } from '../../platform/key-pairs/renew-keys';
import { sealedPairColumn } from '../../platform/key-pairs/key-pairs.repository';
import { callApi } from '../../testing/call-api';
import { type TestApi, testSettings } from '../../testing/start-test-api';
import { useTestApi } from '../../testing/use-test-api';
import { merchantKeyArea } from './merchant-key-pairs';

jest.setTimeout(120_000);

const paths = keyPairPaths.merchant;
let api: TestApi;
let token: string;
useTestApi((started) => (api = started), {
  settings: { keyDisplay: 'masked', session: { ...testSettings.session, proofSeconds: 300 } },
});
beforeEach(async () => {
  token = await api.signIn('admin');
  await callApi(api, 'PUT', '/merchant/create', { token, body: { merchantName: 'One' } });
});

const detail = async () =>
  (await callApi<MerchantDetail>(api, 'GET', '/merchant/detail?id=1', { token })).data;
const call = async (
  step: keyof typeof paths,
  given: { updatedAt?: string; [field: string]: unknown } = {},
) => {
  const body = {
    id: 1,
    ...(given.updatedAt === undefined && { updatedAt: (await detail()).updatedAt }),
    ...given,
  };
  return callApi<KeyPairs>(api, 'POST', paths[step], { token, body });
};
const states = (keys: readonly KeyPair[] = []) => keys.map(({ state }) => state);
const fingerprints = (keys: readonly KeyPair[] = []) => keys.map(({ fingerprint }) => fingerprint);
const reveal = (body: object = {}) =>
  callApi<RevealedKey>(api, 'POST', keyRevealPaths.merchant, {
    token,
    body: { id: 1, reason: 'Renewal', ...body },
  });
const publicHalf = (privateKey: string) =>
  createPublicKey(createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
const rows = async () =>
  (
    await api.services.pool.query<{ state: string; sealed: string; has_end: boolean }>(
      'select state, private_key_encrypted as sealed, valid_until is not null as has_end from key_renewal order by id',
    )
  ).rows;
const endFormers = () => renewKeys(api.services, merchantKeyArea(api.services.keyring)).endFormerPairs();

async function prepared(): Promise<KeyPair> {
  const { code, data } = await call('prepare');
  expect(code).toBe(200);
  return data.keys.find(({ state }) => state === 'next')!;
}

test('a next pair is prepared beside the current one, handed over by a reveal, and takes over', async () => {
  const before = await detail();
  expect(states(before.keys)).toEqual(['current']);
  const next = await prepared();
  const after = await detail();
  expect(states(after.keys)).toEqual(['current', 'next']);
  expect(after.keyFingerprint).toBe(before.keyFingerprint);
  const { privateKey } = (await reveal({ state: 'next' })).data;
  expect(publicHalf(privateKey)).toBe(next.publicKey);
  const { data } = await call('activate', { fingerprint: next.fingerprint });
  expect(data.keys).toMatchObject([
    { state: 'current', fingerprint: next.fingerprint, publicKey: next.publicKey, validUntil: null },
    { state: 'former', fingerprint: before.keyFingerprint, validUntil: expect.any(String) },
  ]);
  const days = (Date.parse(data.keys[1]!.validUntil!) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  expect((await reveal()).data.privateKey).toBe(privateKey);
  expect(await detail()).toMatchObject({
    publicKey: next.publicKey,
    keyFingerprint: next.fingerprint,
    privateKeyTail: privateKey.replaceAll('=', '').slice(-4),
  });
  const list = await callApi<ListPage<Merchant>>(api, 'POST', '/merchant/list', { token, body: {} });
  expect(list.data.items).toMatchObject([
    { keyFingerprint: next.fingerprint, formerKeyUntil: data.keys[1]!.validUntil },
  ]);
  const found = await callApi<{ items: unknown[] }>(api, 'POST', '/merchant/find', {
    token,
    body: { query: next.fingerprint },
  });
  expect(found.data.items).toHaveLength(1);
});

test('the reveal of the next pair is one line of its own', async () => {
  await prepared();
  await reveal({ state: 'next' });
  const { rows: lines } = await api.services.pool.query('select subject, reason, field from key_read');
  expect(lines).toEqual([{ subject: 'merchant', reason: 'Renewal', field: 'nextKey' }]);
});

test('the history names all pairs by fingerprint, and contains no key', async () => {
  const { keyFingerprint: first } = await detail();
  const next = await prepared();
  const { data: activated } = await call('activate', { fingerprint: next.fingerprint, reason: 'Ticket 1' });
  const until = activated.keys[1]!.validUntil!.slice(0, 10);
  const { data } = await callApi<ListPage<HistoryEntry>>(api, 'POST', '/merchant/history', {
    token,
    body: { id: 1 },
  });
  expect(data.items.slice(0, 2)).toMatchObject([
    {
      action: 'update',
      actor: 'admin',
      reason: 'Ticket 1',
      changes: [
        { field: 'privateKey', from: first, to: next.fingerprint },
        { field: 'nextKey', from: next.fingerprint, to: null },
        { field: 'formerKeys', from: null, to: `${first} ${until}` },
      ],
    },
    { action: 'update', changes: [{ field: 'nextKey', from: null, to: next.fingerprint }] },
  ]);
});

test('a former pair becomes current again while it is valid, and the other one former', async () => {
  const first = (await reveal()).data.privateKey;
  const next = await prepared();
  const { data } = await call('activate', { fingerprint: next.fingerprint });
  const former = data.keys[1]!;
  const back = await call('goBack', { fingerprint: former.fingerprint, days: 1 });
  expect(fingerprints(back.data.keys)).toEqual([former.fingerprint, next.fingerprint]);
  expect(states(back.data.keys)).toEqual(['current', 'former']);
  expect((await reveal()).data.privateKey).toBe(first);
  expect(await rows()).toMatchObject([
    { state: 'former', has_end: true },
    { state: 'current', sealed: '', has_end: false },
  ]);
});

test('the private key of a former pair is deleted at its end, and its public half stays', async () => {
  const next = await prepared();
  const { data } = await call('activate', { fingerprint: next.fingerprint });
  const former = data.keys[1]!;
  await endFormers();
  expect(states((await detail()).keys)).toEqual(['current', 'former']);
  await api.asOwner(
    `update key_renewal set valid_until = now() - interval '1 second' where state = 'former'`,
  );
  expect(states((await detail()).keys)).toEqual(['current']);
  expect(await call('goBack', { fingerprint: former.fingerprint })).toMatchObject({
    code: 409,
    reason: 'key-former-missing',
  });
  await endFormers();
  const { rows: ended } = await api.services.pool.query(
    `select public_key, private_key_encrypted as sealed, valid_until is not null as has_end from key_renewal where state = 'ended'`,
  );
  expect(ended).toEqual([{ public_key: former.publicKey, sealed: '', has_end: true }]);
  expect((await detail()).formerKeyUntil).toBeNull();
  const { rows: entries } = await api.services.pool.query(
    `select actor_name, changes from audit_entry where subject = 'merchant' order by id desc limit 1`,
  );
  expect(entries).toMatchObject([{ actor_name: null, changes: [{ field: 'formerKeys', to: null }] }]);
});

test('without days of overlap the pair that was current ends at once', async () => {
  const next = await prepared();
  const { data } = await call('activate', { fingerprint: next.fingerprint, days: 0 });
  expect(states(data.keys)).toEqual(['current']);
  expect((await rows()).map(({ state, sealed }) => [state, sealed])).toEqual([
    ['current', ''],
    ['ended', ''],
  ]);
});

test('a discarded pair is gone, and another can be prepared', async () => {
  const next = await prepared();
  const { data } = await call('discard', { fingerprint: next.fingerprint });
  expect(states(data.keys)).toEqual(['current']);
  expect(await rows()).toEqual([]);
  const activated = await call('activate', { fingerprint: next.fingerprint });
  expect(activated).toMatchObject({ code: 409, reason: 'key-next-missing' });
  expect((await prepared()).fingerprint).not.toBe(next.fingerprint);
});

test('a second next pair is refused', async () => {
  await prepared();
  expect(await call('prepare')).toMatchObject({ code: 409, reason: 'key-next-exists' });
});

test('of two users who prepare, or activate, at the same time, one is refused with the version', async () => {
  const { updatedAt } = await detail();
  const both = (step: keyof typeof paths, body: object) =>
    Promise.all(
      [1, 2].map(() => callApi<KeyPairs>(api, 'POST', paths[step], { token, body: { id: 1, ...body } })),
    );
  const preparing = await both('prepare', { updatedAt });
  expect(preparing.map(({ code }) => code).sort()).toEqual([200, 409]);
  const { data } = preparing.find(({ code }) => code === 200)!;
  const { fingerprint } = data.keys[1]!;
  const activating = await both('activate', { fingerprint, updatedAt: data.updatedAt });
  expect(activating.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(activating.find(({ code }) => code === 409)!.errors).toMatchObject([{ path: 'updatedAt' }]);
  expect(states((await detail()).keys)).toEqual(['current', 'former']);
});

test('each step is refused for an outdated version', async () => {
  const { fingerprint } = await prepared();
  const updatedAt = '2020-01-01T00:00:00.000Z';
  for (const step of ['prepare', 'discard', 'activate', 'goBack'] as const) {
    const body = { updatedAt, ...(step !== 'prepare' && { fingerprint }) };
    expect(await call(step, body)).toMatchObject({ code: 409, errors: [{ path: 'updatedAt' }] });
  }
  expect(states((await detail()).keys)).toEqual(['current', 'next']);
});

test('a pair that does not verify its own signature does not take over', async () => {
  const { fingerprint } = await prepared();
  const other = publicHalf((await reveal()).data.privateKey);
  await api.asOwner(`update key_renewal set public_key = '${other}'`);
  expect(await call('activate', { fingerprint })).toMatchObject({ code: 409, reason: 'key-pair-unproved' });
  await api.asOwner(`update key_renewal set private_key_encrypted = 'spoilt'`);
  expect(await call('activate', { fingerprint })).toMatchObject({ code: 409, reason: 'key-unreadable' });
  expect(states((await detail()).keys)).toEqual(['current', 'next']);
});

test('a stale proof answers 428, and users without the permission 403', async () => {
  const { fingerprint } = await prepared();
  const { updatedAt } = await detail();
  const attempt = (step: keyof typeof paths, by: string) =>
    api.call('POST', paths[step], {
      token: by,
      body: { id: 1, updatedAt, ...(step !== 'prepare' && { fingerprint }) },
    });
  const editor = await api.signIn('editor');
  const steps = ['prepare', 'discard', 'activate', 'goBack'] as const;
  for (const step of steps) expect((await attempt(step, editor)).statusCode).toBe(403);
  await api.asOwner(`update session set proved_at = now() - interval '6 minutes'`);
  for (const step of steps) expect((await attempt(step, token)).statusCode).toBe(428);
});

test('a verifier of current and former pairs meets no gap over 200 renewals', async () => {
  const signer = async () => {
    const { rows: found } = await api.services.pool.query<{ sealed: string }>(
      'select private_key_encrypted as sealed from merchant_detail',
    );
    return api.services.keyring.decrypt(found[0]!.sealed, 'merchant_detail.private_key:1');
  };
  const message = Buffer.from('a payment');
  const signed = async () => {
    const key = { key: Buffer.from(await signer(), 'base64'), format: 'der', type: 'pkcs8' } as const;
    return sign('sha256', message, createPrivateKey(key));
  };
  const isAccepted = async (signature: Buffer): Promise<boolean> => {
    const { keys = [] } = await detail();
    return keys.some(({ state, publicKey }) => {
      const half = { key: Buffer.from(publicKey!, 'base64'), format: 'der', type: 'spki' } as const;
      return state !== 'next' && verify('sha256', message, half, signature);
    });
  };
  let gaps = 0;
  let { updatedAt } = await detail();
  for (let renewal = 0; renewal < 200; renewal += 1) {
    const { data } = await call('prepare', { updatedAt });
    const { fingerprint } = data.keys.find(({ state }) => state === 'next')!;
    const before = await signed();
    const [activated, ...accepted] = await Promise.all([
      call('activate', { fingerprint, updatedAt: data.updatedAt }),
      isAccepted(before),
      signed().then(isAccepted),
    ]);
    expect(activated.code).toBe(200);
    accepted.push(await isAccepted(before));
    gaps += accepted.filter((each) => !each).length;
    ({ updatedAt } = activated.data);
    // All former pairs but the last one come to their end.
    await api.services.pool.query(`update key_renewal set valid_until = now()
      where state = 'former' and id < (select max(id) from key_renewal where state = 'former')`);
    await endFormers();
  }
  expect(gaps).toBe(0);
});

test('private keys beside the current one are bound to their row', async () => {
  await prepared();
  const [row] = await rows();
  const { keyring } = api.services;
  await expect(keyring.decrypt(row!.sealed, sealedPairColumn.contextOf(2))).rejects.toThrow();
  expect(await keyring.decrypt(row!.sealed, sealedPairColumn.contextOf(1))).toMatch(/^MII/);
});
