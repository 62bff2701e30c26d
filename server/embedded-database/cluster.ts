import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError, hasCode, passOver } from './embedded-database-error';
import { ensurePrivateFolder, type Layout, usesPassword } from './layout';
import { isAlive } from './postmaster';

const run = promisify(execFile);
const UNFINISHED = /^postgres\.new-(\d+)$/;
/** PostgreSQL's own locale, so that text sorts and folds equally on every machine. */
const LOCALE = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

async function removeUnfinished({ home }: Layout): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function authentication({ passwordFile }: Layout): Promise<string[]> {
  if (!usesPassword) return ['--auth-local=trust', '--auth-host=reject'];
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, password, { flag: 'wx', mode: 0o600 }).catch(passOver('EEXIST'));
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
}

/**
 * Creates the cluster if there is none. It is created under another name and renamed at the end, so that a killed `initdb`
 * leaves no partial cluster, and only one of two concurrent starts wins.
 */
export async function ensureCluster(layout: Layout): Promise<void> {
  const { binaries, cluster, home, owner } = layout;
  if (existsSync(cluster)) return;
  await removeUnfinished(layout);
  const fresh = join(home, `postgres.new-${process.pid}`);
  await ensurePrivateFolder(fresh, owner);
  const options = ['-D', fresh, '-U', 'postgres', ...LOCALE, ...(await authentication(layout))];
  try {
    await run(binaries.initdb, options, {
      ...(owner && { uid: owner.uid, gid: owner.gid }),
      cwd: home,
      env: { ...process.env, LC_ALL: 'C' },
    });
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const complaint =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').at(-1) : '';
    throw new EmbeddedDatabaseError(`PostgreSQL could not set up its data folder in ${home}: ${complaint}`, {
      cause,
    });
  }
  await rename(fresh, cluster).catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    await rm(fresh, { recursive: true, force: true });
  });
}
