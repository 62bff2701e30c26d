import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { canEncrypt, type KeySettings } from '../../platform/settings/key-settings';
import { parseDatabaseUrls, parseKeys } from '../../platform/settings/settings';
import { archive } from '../recovery/archive';
import { drill } from '../recovery/drill';
import { baseBackups, RecoveryError } from '../recovery/pgbackrest';
import { recover } from '../recovery/recover';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

// The standard output is for the result.
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

function folderOf(positionals: string[], missing: string): string {
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Error(missing);
  return resolve(folder);
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new Error('--until must be a time with a time zone, such as 2026-11-27T03:10Z.');
  if (time.getTime() > Date.now()) throw new Error('--until must be in the past.');
  return time;
}

async function ensureReach(until: Date): Promise<void> {
  const [oldest] = await baseBackups();
  if (!oldest) throw new RecoveryError('No base backup yet. Nothing can be restored.');
  // The time is known to the second.
  if (until.getTime() < oldest.getTime() + 1000)
    throw new RecoveryError(`The archive starts at ${oldest.toISOString()}.`);
}

/** Returns the keys for commands that can work without them; null when none is set. */
export function keysFor(env: NodeJS.ProcessEnv): KeySettings | null {
  const keys = parseKeys(env);
  return canEncrypt(keys) ? keys : null;
}

const optionsOf = (folder: string, env: NodeJS.ProcessEnv) => ({
  folder,
  ownerUrl: parseDatabaseUrls(env).ownerUrl,
  keys: keysFor(env),
  say,
});

/** `cli restore --until <time> <folder>`: restores the archived database at that time into a new folder. */
export async function restoreUntil(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { until: { type: 'string' } },
  });
  const folder = folderOf(positionals, 'Name one new folder to restore into.');
  const until = timeOf(values.until ?? '');
  const options = optionsOf(folder, env);
  await ensureReach(until);
  const { newest, findings } = await recover({ ...options, until });
  return `Restored as it was at ${until.toISOString()} into ${folder}; the last write in it is of ${newest.toISOString()}. ${findings} All sessions were ended.`;
}

/** `cli drill <folder>`: restores the newest point inside a folder, checks it, removes it again, and records the results. */
export async function runDrill(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return drill(optionsOf(folderOf(args, 'Name one folder with room for the database.'), env));
}

/** `cli archive <folder>`: runs the archive until stopped, with a base backup and a drill each night. */
export async function keepArchive(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return archive(
    optionsOf(folderOf(args, 'Name one folder with room for the database: a drill restores it there.'), env),
  );
}
