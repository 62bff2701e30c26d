import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HeldRelease } from '@backoffice/contract';

/** The files of a release by path. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** The files that gateways serve: each release is a folder that appears and disappears as a whole. */
export interface ReleaseStore {
  /** Stores a release; replaces what an upload left that ended before its registration. */
  put(release: HeldRelease, files: ReleaseFiles): Promise<void>;
  has(release: HeldRelease): boolean;
  /** Stores a text beside the releases of a remote. @param name begins with a dot, as no release does */
  putNote(remote: string, name: string, text: string): Promise<void>;
  /** Returns the bytes that all releases of a remote take. */
  sizeOf(remote: string): Promise<number>;
  /** Removes a release; a missing one is ignored. */
  remove(release: HeldRelease): Promise<void>;
  /** Removes what interrupted calls have left. */
  removeLeftovers(): Promise<void>;
}

// No remote can have this name. Backups leave out folders that end with `.part`.
const PARTS = '.parts';
/** Longer than a call takes. */
const LEFTOVER_AFTER_MS = 3_600_000;

const BLOCK_BYTES = 4096;

/** Returns the bytes that a file takes: many small ones fill a disk, too. */
export const bytesOnDisk = (length: number): number => Math.ceil(length / BLOCK_BYTES) * BLOCK_BYTES;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const noneIfMissing = (error: unknown): [] => {
  if (isMissing(error)) return [];
  throw error;
};

/** Stores releases in a folder as `<remote>/<release>/`. */
export function createFolderStore(folder: string): ReleaseStore {
  const folderOf = ({ remote, release }: HeldRelease) => join(folder, remote, release);
  const newPart = () => join(folder, PARTS, `${randomUUID()}.part`);

  async function remove(release: HeldRelease): Promise<void> {
    const aside = newPart();
    await mkdir(dirname(aside), { recursive: true });
    try {
      await rename(folderOf(release), aside);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(aside, { recursive: true, force: true });
  }

  return {
    async put(release, files) {
      const part = newPart();
      try {
        for (const [path, content] of files) {
          await mkdir(dirname(join(part, path)), { recursive: true });
          await writeFile(join(part, path), content);
        }
        await remove(release);
        await mkdir(join(folder, release.remote), { recursive: true });
        await rename(part, folderOf(release));
      } finally {
        await rm(part, { recursive: true, force: true });
      }
    },
    has: (release) => existsSync(folderOf(release)),
    async putNote(remote, name, text) {
      const part = newPart();
      const file = join(folder, remote, name);
      for (const path of [part, file]) await mkdir(dirname(path), { recursive: true });
      await writeFile(part, text);
      await rename(part, file);
    },
    async sizeOf(remote) {
      const entries = await readdir(join(folder, remote), { recursive: true, withFileTypes: true }).catch(
        noneIfMissing,
      );
      let bytes = 0;
      for (const entry of entries)
        if (entry.isFile()) bytes += bytesOnDisk((await stat(join(entry.parentPath, entry.name))).size);
      return bytes;
    },
    remove,
    async removeLeftovers() {
      for (const name of await readdir(join(folder, PARTS)).catch(noneIfMissing)) {
        const part = join(folder, PARTS, name);
        if (Date.now() - (await stat(part)).mtimeMs > LEFTOVER_AFTER_MS)
          await rm(part, { recursive: true, force: true });
      }
    },
  };
}
