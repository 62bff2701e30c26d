import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError, passOver } from './embedded-database-error';

const KEY_BYTES = 32;

/**
 * Returns the key that encrypts secrets at rest, for a server with the embedded database: read from `key-encryption.key` in the
 * data folder, where it is created on first use, readable by its owner only. Without the file the merchants' keys are lost.
 *
 * @returns 32 bytes in base64, for `KEY_ENCRYPTION_KEY`
 * @throws EmbeddedDatabaseError when the file cannot be written or has other contents
 */
export async function ensureKeyFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'key-encryption.key');
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
  const key = (await readFile(path, 'utf8')).trim();
  if (Buffer.from(key, 'base64').length !== KEY_BYTES) {
    throw new EmbeddedDatabaseError(
      `The key file ${path} must contain 32 bytes in base64: restore the right file.`,
    );
  }
  return key;
}
