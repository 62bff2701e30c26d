import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachable } from './database-owner';

const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'reach-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

test('a folder is reachable only when every folder above it may be searched', async () => {
  const below = join(root, 'below');
  await mkdir(below, { mode: 0o755 });
  expect(await isReachable(below, stranger)).toBe(false);
  await chmod(root, 0o711);
  expect(await isReachable(below, stranger)).toBe(true);
  await chmod(below, 0o750);
  expect(await isReachable(below, stranger)).toBe(false);
});
