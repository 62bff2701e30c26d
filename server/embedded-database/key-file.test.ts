import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeyFile } from './key-file';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'key-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a key file is created once with access for its owner only, even by concurrent starts', async () => {
  const keys = await Promise.all([ensureKeyFile(dataDir), ensureKeyFile(dataDir)]);
  expect(keys[0]).toBe(keys[1]);
  expect(Buffer.from(keys[0], 'base64')).toHaveLength(32);
  expect(await ensureKeyFile(dataDir)).toBe(keys[0]);
  expect((await stat(join(dataDir, 'key-encryption.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['key-encryption.key']);
});

test('a key file with other contents is refused instead of replaced', async () => {
  await writeFile(join(dataDir, 'key-encryption.key'), 'short');
  await expect(ensureKeyFile(dataDir)).rejects.toThrow(/must contain 32 bytes in base64/);
});
