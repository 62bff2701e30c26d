import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Twenty times the size of a storm's database.
const BYTES = 2 * 1024 ** 3;
/** The kernel's write limit of a device (cgroup v1): `<major>:<minor> <operations a second>`, 0 for none. */
const WRITES_A_SECOND = '/sys/fs/cgroup/blkio/blkio.throttle.write_iops_device';

/** Mounts a disk in memory for the files of `folder`. Null if this account is not allowed to. */
export async function mountDisk(folder: string) {
  // Below the mount point, which hides it.
  const image = join(folder, 'image');
  const filling = join(folder, 'filling');
  await mkdir(folder, { recursive: true });
  const remove = async () => {
    for (let mounts = 0; mounts < 2; mounts++) await run('umount', ['--lazy', folder]).catch(() => {});
  };
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'tmpfs', folder]);
    await run('truncate', ['--size', String(BYTES), image]);
    await run('mkfs.ext4', ['-q', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image]);
    await run('mount', ['-o', 'loop,discard', image, folder]);
    // PostgreSQL's account needs access.
    await chmod(folder, 0o1777);
  } catch {
    await remove();
    return null;
  }
  const { dev } = await stat(folder);
  const limitWrites = (maxWrites: number) =>
    writeFile(WRITES_A_SECOND, `${dev >> 8}:${dev & 0xff} ${maxWrites}`);
  return {
    /** Fills the disk completely. */
    async fill(): Promise<void> {
      const { bavail, bsize } = await statfs(folder);
      // If more was written since the count, the disk is full as well.
      await run('fallocate', ['--length', String(bavail * bsize), filling]).catch(() => {});
    },
    makeRoom: () => rm(filling, { force: true }),
    /** Limits the write operations per second for all processes. Has no effect on kernels without that limit. */
    slowDown: (writes: number) => limitWrites(writes).catch(() => {}),
    speedUp: () => limitWrites(0).catch(() => {}),
    remove,
  };
}
