import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup';
import { parseDatabaseUrl } from '../../platform/settings/settings';

/** `cli restore [--store <folder>] <file>`: into an empty database. `-` reads from the standard input. */
export async function restore(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error('Name one file to read from, or - for the standard input.');
  const databaseUrl = parseDatabaseUrl(env);
  if (file !== '-') return restoreBackup(file, { databaseUrl, store: values.store });
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    // It is read more than once.
    await pipeline(process.stdin, createWriteStream(`${folder}/input`, { mode: 0o600 }));
    return await restoreBackup(`${folder}/input`, { databaseUrl, store: values.store });
  } finally {
    await rm(folder, { recursive: true });
  }
}
