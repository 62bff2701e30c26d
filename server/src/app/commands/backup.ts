import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { withPool } from '../../platform/database/create-pool';
import { explainFailure } from '../../platform/database/database-failure';
import { withLongConnection } from '../../platform/database/long-connection';
import { statement } from '../../platform/database/statement';
import { parseDatabaseUrls } from '../../platform/settings/settings';
import { writeBackup } from '../backup/backup-file';
import { databaseLines } from '../backup/database-lines';
import { progressTo } from '../backup/progress';
import { restoreBackup } from '../backup/restore-backup';
import { storeLines } from '../backup/store-lines';
import { keysFor, restoreUntil } from './recovery';

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

// The standard output may be the backup itself.
const progress = progressTo((sentence) => process.stderr.write(`${sentence}\n`));

/** Records a backup for the operations page; records are kept for a year. */
const noteBackup = statement(
  'backup-note',
  `with forgotten as (delete from backup_made where ended_at < now() - interval '1 year')
   insert into backup_made default values`,
).run;

/**
 * `cli backup [--store <folder>] <file>`: backs up the whole database, and the releases in the store. `-` writes to the
 * standard output. Private keys stay encrypted: ROOT_KEY and KEY_ENCRYPTION_KEY are not part of the backup.
 */
export async function backUp(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, store } = fileOf(args, 'Name one file to write to, or - for the standard output.');
  const { ownerUrl } = parseDatabaseUrls(env);
  const summary = await withLongConnection(ownerUrl, 'backoffice-backup', async (client) => {
    const write = (target: Writable) =>
      writeBackup(
        [databaseLines(client), store ? storeLines(store) : []],
        progress.counting('Backing up'),
        target,
      );
    if (file === '-') {
      await write(process.stdout);
      return '';
    }
    // Renamed when complete, and readable by its owner only.
    await write(createWriteStream(`${file}.part`, { mode: 0o600 }));
    await rename(`${file}.part`, file);
    return `Backed up to ${file}. Keep the root key, or KEY_ENCRYPTION_KEY, elsewhere: without it the private keys in the backup cannot be decrypted.`;
  });
  // A schema without this table can be backed up as well.
  await withPool(ownerUrl, noteBackup).catch((error: unknown) =>
    progress.say(`Could not record the backup: ${explainFailure(error)}`),
  );
  return summary;
}

/**
 * `cli restore [--store <folder>] <file>`: restores into an empty database. `-` reads from the standard input.
 * `cli restore --until <time> <folder>`: restores from the archive into a new folder.
 */
export async function restore(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (args.some((arg) => /^--until\b/.test(arg))) return restoreUntil(args, env);
  const { file, store } = fileOf(args, 'Name one file to read from, or - for the standard input.');
  const urls = parseDatabaseUrls(env);
  return restoreBackup(file === '-' ? process.stdin : file, {
    urls,
    store,
    keys: keysFor(env),
    progress,
  });
}
