import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError, passOver } from './embedded-database-error';

const KEY_BYTES = 32;

const isKey = (base64: string) => Buffer.from(base64, 'base64').length === KEY_BYTES;

/** Returns the content of a key file; undefined when there is none. */
async function keyIn(path: string): Promise<string | undefined> {
  const text = (await readFile(path, 'utf8').catch(passOver('ENOENT')))?.trim();
  if (text === undefined) return undefined;
  if (text.split(/\s+/).every(isKey)) return text;
  throw new EmbeddedDatabaseError(
    `The key file ${path} must contain 32 bytes in base64: restore the right file.`,
  );
}

async function makeKey(path: string, dataDir: string): Promise<void> {
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(fresh, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
    // Linked when complete, so that no process reads a partial key, and the first of two concurrent writers wins.
    await link(fresh, path).catch(passOver('EEXIST'));
    await rm(fresh);
  } catch (cause) {
    throw new EmbeddedDatabaseError(`Could not write the key file ${path}: make its folder writable.`, {
      cause,
    });
  }
}

/**
 * Returns the settings of the keys that encrypt secrets at rest, for a server with the embedded database. The root key is the file
 * `root.key` in the data folder, created on first use, readable by its owner only. Without it the merchants' keys are lost. The
 * file `key-encryption.key` of an earlier release is read where it exists.
 *
 * @throws EmbeddedDatabaseError when a file cannot be written or has other contents
 */
export async function ensureKeyFiles(
  dataDir: string,
): Promise<{ ROOT_KEY_FILE: string; KEY_ENCRYPTION_KEY: string }> {
  const root = join(dataDir, 'root.key');
  await makeKey(root, dataDir);
  await keyIn(root);
  const former = await keyIn(join(dataDir, 'key-encryption.key'));
  return { ROOT_KEY_FILE: root, KEY_ENCRYPTION_KEY: former ?? 'none' };
}
