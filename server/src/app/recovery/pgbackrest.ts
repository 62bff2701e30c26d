import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { findDatabaseOwner } from '../../../embedded-database/database-owner';

const run = promisify(execFile);
const STANZA = 'office';
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** The reason why archiving or restoring failed, in one sentence. */
export class RecoveryError extends Error {
  override name = 'RecoveryError';
}

/**
 * Returns the options for running a program on the files of a database: under their account when this process is root, and
 * without secrets.
 */
export async function asDatabaseAccount() {
  const owner = await findDatabaseOwner();
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('PGBACKREST_'));
  return {
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    // The account cannot enter root's home folder.
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...Object.fromEntries(own) },
  };
}

/**
 * Runs pgBackRest for the product's database, with the settings of `PGBACKREST_CONFIG`.
 *
 * @returns its output
 * @throws {RecoveryError} with its own reason
 */
export async function pgbackrest(command: string, ...options: string[]): Promise<string> {
  const args = [`--stanza=${STANZA}`, ...options, command];
  try {
    const { stdout } = await run('pgbackrest', args, {
      ...(await asDatabaseAccount()),
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch (cause) {
    const { code, stdout = '', stderr = '' } = cause as { code?: unknown; stdout?: string; stderr?: string };
    if (code === 'ENOENT') throw new RecoveryError('pgBackRest is not installed here.', { cause });
    const reason = /ERROR: (.*)/.exec(`${stdout}${stderr}`)?.[1] ?? String(code);
    throw new RecoveryError(`pgbackrest ${command}: ${reason}`, { cause });
  }
}

const info = z.array(
  z.object({
    backup: z.array(z.object({ timestamp: z.object({ start: z.number(), stop: z.number() }) })),
  }),
);

/** Returns the completion times of the archive's base backups, oldest first: the first is the oldest restorable time. */
export async function baseBackups(): Promise<Date[]> {
  const [stanza] = info.parse(JSON.parse(await pgbackrest('info', '--output=json')));
  return (stanza?.backup ?? []).map(({ timestamp }) => new Date(timestamp.stop * 1000));
}
