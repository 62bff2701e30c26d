import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
// Twenty times what the database of a storm needs.
const BYTES = 2 * 1024 ** 3;
const FILL_TRIES = 50;

/** A disk of its own, in memory, for the files of `folder`. Only who may mount one has it: null for everybody else. */
export async function layDisk(folder: string) {
  await mkdir(folder, { recursive: true });
  const resize = (bytes: number) => run('mount', ['-o', `remount,size=${bytes}`, folder]);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${BYTES}`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  return {
    /** Leaves it no more room than is taken. */
    async fill(): Promise<void> {
      for (let tries = 1; ; tries++) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          await resize((blocks - bfree) * bsize);
          return;
        } catch (error) {
          // More was written since it was counted.
          if (tries === FILL_TRIES) throw error;
        }
      }
    },
    makeRoom: () => resize(BYTES),
    remove: () => run('umount', ['--lazy', folder]),
  };
}
