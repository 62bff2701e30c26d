import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embedded-database-error';
import { hasCode } from './has-code';
import { ensurePrivateFolder, type Places } from './places';
import { isAlive } from './postmaster';
import { passwordFile, usesPassword } from './connection';

const run = promisify(execFile);
const UNFINISHED = /^postgres\.new-(\d+)$/;

async function removeUnfinished({ home }: Places): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = UNFINISHED.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

function authentication(folder: string): string[] {
  return usesPassword
    ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(folder)}`]
    : ['--auth-local=trust', '--auth-host=reject'];
}

async function ensurePassword(home: string): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile(home), password, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
}

/**
 * Makes the cluster where there is none. It is made beside its place and renamed at the end, so that a killed
 * `initdb` never leaves half a cluster behind, and of two starters one wins.
 */
export async function initialiseCluster(places: Places): Promise<void> {
  const { binaries, cluster, home, owner } = places;
  const exists = await access(cluster).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await removeUnfinished(places);
  const fresh = join(home, `postgres.new-${process.pid}`);
  await ensurePrivateFolder(fresh, owner);
  if (usesPassword) await ensurePassword(home);
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    await run(binaries.initdb, ['-D', fresh, '-U', 'postgres', ...locale, ...authentication(home)], {
      ...(owner && { uid: owner.uid, gid: owner.gid }),
      cwd: home,
      env: { ...process.env, LC_ALL: 'C' },
    });
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const said =
      cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim().split('\n').at(-1) : '';
    throw new EmbeddedDatabaseError(`PostgreSQL could not set up its data folder in ${home}: ${said}`, {
      cause,
    });
  }
  await rename(fresh, cluster).catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    await rm(fresh, { recursive: true, force: true });
  });
}
