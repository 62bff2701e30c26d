import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { withPool } from '../../platform/database/create-pool';
import { parseDatabaseUrls } from '../../platform/settings/settings';
import { writeBackup } from '../backup/backup-file';
import { databaseLines } from '../backup/database-lines';
import { restoreBackup } from '../backup/restore-backup';
import { storeLines } from '../backup/store-lines';

function fileOf(args: string[], missing: string): { file: string; store: string | undefined } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(missing);
  return { file, store: values.store };
}

/**
 * `cli backup [--store <folder>] <file>`: the whole database, and the releases in the store. `-` writes to the standard output.
 * The private keys in it stay encrypted: KEY_ENCRYPTION_KEY is not part of it.
 */
export async function backUp(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, store } = fileOf(args, 'Name one file to write to, or - for the standard output.');
  return withPool(
    parseDatabaseUrls(env).ownerUrl,
    async (pool) => {
      const client = await pool.connect();
      try {
        const parts = [databaseLines(client), store ? storeLines(store) : []];
        if (file === '-') {
          await writeBackup(parts, process.stdout);
          return '';
        }
        // Whole or not at all, and for its owner alone.
        await writeBackup(parts, createWriteStream(`${file}.part`, { mode: 0o600 }));
        await rename(`${file}.part`, file);
      } finally {
        client.release(true);
      }
      return `Backed up to ${file}. Keep KEY_ENCRYPTION_KEY elsewhere: without it the private keys in it can't be read.`;
    },
    { statementWithinMs: 0 },
  );
}

/** `cli restore [--store <folder>] <file>`: into an empty database. `-` reads from the standard input. */
export async function restore(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, store } = fileOf(args, 'Name one file to read from, or - for the standard input.');
  const urls = parseDatabaseUrls(env);
  if (file !== '-') return restoreBackup(file, { urls, store });
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    // It is read more than once.
    await pipeline(process.stdin, createWriteStream(`${folder}/input`, { mode: 0o600 }));
    return await restoreBackup(`${folder}/input`, { urls, store });
  } finally {
    await rm(folder, { recursive: true });
  }
}
