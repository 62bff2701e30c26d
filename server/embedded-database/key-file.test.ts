import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeyFiles } from './key-file';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'key-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('a root key is created once with access for its owner only, even by concurrent starts', async () => {
  const rootFile = join(dataDir, 'root.key');
  const keys = await Promise.all([ensureKeyFiles(dataDir), ensureKeyFiles(dataDir)]);
  expect(keys).toEqual(Array(2).fill({ ROOT_KEY_FILE: rootFile, KEY_ENCRYPTION_KEY: 'none' }));
  const root = await readFile(rootFile, 'utf8');
  expect(Buffer.from(root, 'base64')).toHaveLength(32);
  await ensureKeyFiles(dataDir);
  expect(await readFile(rootFile, 'utf8')).toBe(root);
  expect((await stat(rootFile)).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['root.key']);
});

test('the key of an earlier release is kept', async () => {
  const key = Buffer.alloc(32, 3).toString('base64');
  await writeFile(join(dataDir, 'key-encryption.key'), `${key}\n`);
  expect(await ensureKeyFiles(dataDir)).toMatchObject({ KEY_ENCRYPTION_KEY: key });
});

test.each(['key-encryption.key', 'root.key'])(
  'a key file with other contents is refused instead of replaced: %s',
  async (name) => {
    await writeFile(join(dataDir, name), 'short');
    await expect(ensureKeyFiles(dataDir)).rejects.toThrow(/must contain 32 bytes in base64/);
  },
);
