import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import koffi from 'koffi';
import { createCipheriv, randomBytes } from 'node:crypto';
import type { RootKey } from './root-keys';
import { tokenRootKeys } from './token-root-keys';

// SoftHSM; its keys are made by its own program from a file, which real tokens do inside.
const MODULE = '/usr/lib/softhsm/libsofthsm2.so';
const PIN = '4711';
const folder = mkdtempSync(join(tmpdir(), 'token-'));
// `softhsm2-util --import` stores a file only up to a line feed or zero byte.
const keyOfText = () => Buffer.from(randomBytes(16).toString('hex'));
const key = keyOfText();
const DATA_KEY = randomBytes(32);
const ID = '0123456789abcdef';
const settings = { module: MODULE, token: 'office', labels: ['root', 'former'], pin: PIN };

let root: RootKey;
let former: RootKey;

beforeAll(async () => {
  const configuration = join(folder, 'softhsm2.conf');
  writeFileSync(configuration, `directories.tokendir = ${folder}\nobjectstore.backend = file\n`);
  // The library reads the environment of the process, of which Jest's `process.env` is a copy.
  koffi.load(null).func('int setenv(const char *, const char *, int)')('SOFTHSM2_CONF', configuration, 1);
  const env = { ...process.env, SOFTHSM2_CONF: configuration };
  const soft = (...args: string[]) => execFileSync('softhsm2-util', args, { env, stdio: 'pipe' });
  soft('--init-token', '--free', '--label', 'office', '--pin', PIN, '--so-pin', '0815');
  for (const [label, bytes] of [['root', key] as const, ['former', keyOfText()] as const]) {
    const file = join(folder, label);
    writeFileSync(file, bytes);
    soft(
      '--import',
      file,
      '--aes',
      '--token',
      'office',
      '--label',
      label,
      '--id',
      label === 'root' ? '01' : '02',
      '--pin',
      PIN,
    );
    rmSync(file);
  }
  [root, former] = (await tokenRootKeys(settings)) as [RootKey, RootKey];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a key of a token unwraps what it has wrapped', async () => {
  const wrapped = await root.wrap(DATA_KEY, ID);
  expect(wrapped.includes(DATA_KEY)).toBe(false);
  expect(await root.unwrap(wrapped, ID)).toEqual(DATA_KEY);
  expect(await root.wrap(DATA_KEY, ID)).not.toEqual(wrapped);
});

test('a wrapped key is AES-256-GCM, bound to its data key', async () => {
  const wrapped = await root.wrap(DATA_KEY, ID);
  const cipher = createCipheriv('aes-256-gcm', key, wrapped.subarray(0, 12));
  cipher.setAAD(Buffer.from(`data_key.wrapped:${ID}`));
  const expected = Buffer.concat([cipher.update(DATA_KEY), cipher.final(), cipher.getAuthTag()]);
  expect(wrapped.subarray(12)).toEqual(expected);
});

test.each<[string, (wrapped: Buffer) => Promise<Buffer>]>([
  ['as another data key', (wrapped) => root.unwrap(wrapped, '0'.repeat(16))],
  ['by another key', (wrapped) => former.unwrap(wrapped, ID)],
  [
    'with a changed byte',
    (wrapped) => root.unwrap(Buffer.from(wrapped.map((byte, n) => (n === 20 ? byte ^ 1 : byte))), ID),
  ],
])('a wrapped key is not unwrapped %s, and the token goes on', async (_how, unwrap) => {
  const wrapped = await root.wrap(DATA_KEY, ID);
  await expect(unwrap(wrapped)).rejects.toThrow(/^The token could not decrypt \(PKCS#11 code 0x/);
  expect(await root.unwrap(wrapped, ID)).toEqual(DATA_KEY);
});

test('each key has an id of its own, which opening it again does not change', async () => {
  expect(root.id).toMatch(/^[0-9a-f]{16}$/);
  expect(former.id).not.toBe(root.id);
  const again = await tokenRootKeys(settings);
  expect(again.map(({ id }) => id)).toEqual([root.id, former.id]);
});

test('concurrent calls are answered one after the other', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => String(n).padStart(16, '0'));
  const keys = ids.map(() => randomBytes(32));
  const wrapped = await Promise.all(ids.map((id, n) => (n % 2 ? root : former).wrap(keys[n]!, id)));
  const unwrapped = await Promise.all(ids.map((id, n) => (n % 2 ? root : former).unwrap(wrapped[n]!, id)));
  expect(unwrapped).toEqual(keys);
});

test.each<[string, Partial<typeof settings>, RegExp]>([
  ['a token that is not there', { token: 'absent' }, /has no token with the label absent/],
  ['a key that is not there', { labels: ['absent'] }, /has no key with the label absent/],
  ['a library that is not there', { module: '/absent.so' }, /absent\.so/],
])('%s is refused in words', async (_what, wrong, sentence) => {
  await expect(tokenRootKeys({ ...settings, ...wrong })).rejects.toThrow(sentence);
});
