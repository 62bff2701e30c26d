import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { databaseLines } from '../backup/database-lines';
import { storeLines } from '../backup/store-lines';
import { writeBackup } from '../backup/write-backup';
import { createPool } from '../../platform/database/create-pool';
import { parseDatabaseUrl } from '../../platform/settings/settings';

/**
 * `cli backup [--store <folder>] <file>`: the whole database, and the releases in the store. `-` writes to the standard output.
 * The private keys in it stay encrypted: KEY_ENCRYPTION_KEY is not part of it.
 */
export async function backUp(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error('Name one file to write to, or - for the standard output.');
  const pool = createPool(parseDatabaseUrl(env), { max: 1, statementWithinMs: 0 });
  const client = await pool.connect();
  try {
    const parts = [databaseLines(client), values.store ? storeLines(values.store) : []];
    if (file === '-') {
      await writeBackup(parts, process.stdout);
      return '';
    }
    // Whole or not at all, and for its owner alone.
    await writeBackup(parts, createWriteStream(`${file}.part`, { mode: 0o600 }));
    await rename(`${file}.part`, file);
  } finally {
    client.release(true);
    await pool.end();
  }
  return `Backed up to ${file}. Keep KEY_ENCRYPTION_KEY elsewhere: without it the private keys in it can't be read.`;
}
