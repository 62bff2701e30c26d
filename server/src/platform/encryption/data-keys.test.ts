import type pg from 'pg';
import { createPool } from '../database/create-pool';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { DataKeys, TEXTS_OF_A_KEY } from './data-keys';
import { createKeyring, type Keyring } from './keyring';
import { fileRootKey, type RootKey } from './root-keys';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [ROOT, OTHER_ROOT] = [fileRootKey(keyOf(1)), fileRootKey(keyOf(2))];
const FORMER_KEY = keyOf(3);
const CONTEXT = 'merchant.private_key:1';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 8 });
});
beforeEach(() => database.asOwner('delete from data_key'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Returns the keyring of a process that has just started. */
const keyringWith = (roots: readonly RootKey[], key?: string): Keyring =>
  createKeyring(key, [], new DataKeys(pool, roots.length > 0 ? async () => roots : null));
const idOf = (sealed: string) => sealed.split('.')[1]!;

test('encrypts with a data key that another process unwraps', async () => {
  const sealed = await keyringWith([ROOT]).encrypt('secret', CONTEXT);
  expect(sealed).toMatch(/^v2\.[0-9a-f]{16}\.[\w+/]+=*$/);
  expect(await keyringWith([ROOT]).decrypt(sealed, CONTEXT)).toBe('secret');
  const bytes = await keyringWith([ROOT]).encryptBytes(Buffer.from('part'), CONTEXT);
  expect((await keyringWith([ROOT]).decryptBytes(bytes, CONTEXT)).toString()).toBe('part');
});

test('no data key encrypts more than a thousand texts, whatever calls at the same time', async () => {
  const [one, two] = [keyringWith([ROOT]), keyringWith([ROOT])];
  const sealed = await Promise.all(
    Array.from({ length: 120 }, async (_, call) => {
      const texts = 1 + ((call * 37) % 90);
      const { encrypt } = await (call % 2 ? one : two).sealer(texts);
      return Array.from({ length: texts }, () => encrypt('secret', CONTEXT));
    }),
  );
  const counts = new Map<string, number>();
  for (const text of sealed.flat()) counts.set(idOf(text), (counts.get(idOf(text)) ?? 0) + 1);
  expect(sealed.flat().length).toBeGreaterThan(5 * TEXTS_OF_A_KEY);
  expect(Math.max(...counts.values())).toBe(TEXTS_OF_A_KEY);
  const { decrypt } = await keyringWith([ROOT]).opener(sealed.flat());
  expect(new Set(sealed.flat().map((text) => decrypt(text, CONTEXT)))).toEqual(new Set(['secret']));
});

test('the next data key is made while the present one still encrypts', async () => {
  let wraps = 0;
  let answer = () => {};
  const slow: RootKey = {
    ...ROOT,
    async wrap(key, id) {
      wraps += 1;
      if (wraps > 1) await new Promise<void>((resolve) => (answer = resolve));
      return ROOT.wrap(key, id);
    },
  };
  const keyring = keyringWith([slow]);
  await keyring.sealer(850);
  // The second wrap has begun and does not answer.
  const { encrypt } = await keyring.sealer(150);
  expect(encrypt('secret', CONTEXT)).toMatch(/^v2/);
  const waiting = keyring.sealer(1);
  while (wraps < 2) await new Promise((next) => setImmediate(next));
  answer();
  expect((await waiting).encrypt('secret', CONTEXT)).toMatch(/^v2/);
});

test.each<[string, (sealed: string, other: string) => string, string]>([
  ['of another row', (sealed) => sealed, 'merchant.private_key:2'],
  ['with a changed byte', (sealed) => sealed.replace(/.(?=.{9}$)/, (c) => (c === 'A' ? 'B' : 'A')), CONTEXT],
  ['named after another data key', (sealed, other) => sealed.replace(idOf(sealed), idOf(other)), CONTEXT],
  ['of a data key that does not exist', (sealed) => sealed.replace(idOf(sealed), '0'.repeat(16)), CONTEXT],
])('a text %s is refused', async (_what, change, context) => {
  const sealed = await keyringWith([ROOT]).encrypt('secret', CONTEXT);
  const other = await keyringWith([ROOT]).encrypt('other', CONTEXT);
  await expect(keyringWith([ROOT]).decrypt(change(sealed, other), context)).rejects.toThrow();
});

test.each<[string, RootKey[], RegExp]>([
  ['no root key', [], /^Secrets are encrypted under the root key [0-9a-f]{16}: set ROOT_KEY_FILE/],
  ['another root key', [OTHER_ROOT], /^Secrets are encrypted under .* which ROOT_KEY does not have/],
  [
    'a root key that was changed',
    [{ ...OTHER_ROOT, id: ROOT.id }],
    /does not unwrap the data key [0-9a-f]{16}/,
  ],
])('%s is refused in words at the start', async (_what, roots, sentence) => {
  await keyringWith([ROOT]).encrypt('secret', CONTEXT);
  await expect(keyringWith(roots).ensureRoots()).rejects.toThrow(sentence);
  await expect(keyringWith([OTHER_ROOT, ROOT]).ensureRoots()).resolves.toBeUndefined();
});

test('an installation without data keys starts with and without a root key', async () => {
  for (const roots of [[], [ROOT]])
    await expect(keyringWith(roots, FORMER_KEY).ensureRoots()).resolves.toBeUndefined();
});

test('a data key that the database has lost encrypts nothing more', async () => {
  const keyring = keyringWith([ROOT]);
  const lost = await keyring.encrypt('secret', CONTEXT);
  await database.asOwner('delete from data_key');
  const sealed = await keyring.encrypt('secret', CONTEXT);
  expect(idOf(sealed)).not.toBe(idOf(lost));
  expect(await keyringWith([ROOT]).decrypt(sealed, CONTEXT)).toBe('secret');
});

test('the former key encrypts until there are data keys, and both are read beside one another', async () => {
  const running = keyringWith([ROOT], FORMER_KEY);
  const old = await running.encrypt('old', CONTEXT);
  expect(old).toMatch(/^v1/);
  const converted = await keyringWith([ROOT]).encrypt('new', CONTEXT);
  expect(await running.encrypt('newer', CONTEXT)).toMatch(/^v2/);
  const { decrypt } = await running.opener([old, converted, null, undefined]);
  expect([decrypt(old, CONTEXT), decrypt(converted, CONTEXT)]).toEqual(['old', 'new']);
});

test('without a root key the former key encrypts, and no data key is read', async () => {
  const sealed = await keyringWith([ROOT]).encrypt('secret', CONTEXT);
  const keyring = keyringWith([], FORMER_KEY);
  expect(await keyring.encrypt('secret', CONTEXT)).toMatch(/^v1/);
  await expect(keyring.decrypt(sealed, CONTEXT)).rejects.toThrow(/set ROOT_KEY_FILE/);
});

test('a failed creation of a data key is tried again by the next call', async () => {
  let failures = 1;
  const flaky: RootKey = {
    ...ROOT,
    wrap: (key, id) => (failures-- > 0 ? Promise.reject(new Error('away')) : ROOT.wrap(key, id)),
  };
  const keyring = keyringWith([flaky]);
  await expect(keyring.encrypt('secret', CONTEXT)).rejects.toThrow('away');
  expect(await keyring.encrypt('secret', CONTEXT)).toMatch(/^v2/);
});

test('the API can neither change nor delete a data key', async () => {
  await keyringWith([ROOT]).encrypt('secret', CONTEXT);
  for (const sql of ['delete from data_key', `update data_key set root_id = 'x'`])
    await expect(pool.query(sql)).rejects.toThrow(/permission denied/);
});
