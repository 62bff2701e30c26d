import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readSigningKey } from '../../platform/head-destinations/signing-key';

/**
 * `cli audit-key <file>`: makes the key that signs the heads of the audit log, in a file that only its owner may read, and prints
 * the public key. A file that exists is not replaced: its public key is printed.
 */
export async function makeAuditKey([path, ...more]: string[]): Promise<string> {
  if (!path || more.length > 0) throw new Error('Usage: audit-key <file>');
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  await writeFile(path, pem, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return readSigningKey(path).publicPem.trim();
}
