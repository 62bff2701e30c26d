import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HeldRelease } from '@backoffice/contract';

/** The files of a release by path. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

/** The files that gateways serve: each release is a folder that appears and disappears as a whole. */
export interface ReleaseStore {
  /** The time until gateways serve a stored release. */
  readonly arrivesWithinMs: number;
  /**
   * Stores a release; replaces what an upload left that ended before its registration.
   *
   * @param maps its source maps by the path of the script, which no gateway serves
   */
  put(release: HeldRelease, files: ReleaseFiles, maps: ReleaseFiles): Promise<void>;
  has(release: HeldRelease): Promise<boolean>;
  /** Stores a text beside the releases of a remote. @param name begins with a dot, as no release does */
  putNote(remote: string, name: string, text: string): Promise<void>;
  /** Returns a file of a release, or the source map of a script; null when it is missing. */
  read(release: HeldRelease, path: string, kind?: 'file' | 'map'): Promise<Buffer | null>;
  /** Returns the bytes that all releases of a remote take. */
  sizeOf(remote: string): Promise<number>;
  /** Removes a release; a missing one is ignored. */
  remove(release: HeldRelease): Promise<void>;
  /** Removes what interrupted calls have left. */
  removeLeftovers(): Promise<void>;
}

// No remote can have this name. Backups leave out folders that end with `.part`.
const PARTS = '.parts';
/** Beside the folders of the remotes, out of which alone gateways serve. */
const MAPS = '.maps';
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
const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += bytesOnDisk((await stat(join(entry.parentPath, entry.name))).size);
  return bytes;
}

async function writeFiles(folder: string, files: ReleaseFiles): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Stores releases in a folder as `<remote>/<release>/`. */
export function createFolderStore(folder: string): ReleaseStore {
  const folderOf = ({ remote, release }: HeldRelease) => join(folder, remote, release);
  const mapsOf = ({ remote, release }: HeldRelease) => join(folder, MAPS, remote, release);
  const newPart = () => join(folder, PARTS, `${randomUUID()}.part`);

  async function removeFolder(removed: string): Promise<void> {
    const aside = newPart();
    await mkdir(dirname(aside), { recursive: true });
    try {
      await rename(removed, aside);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(aside, { recursive: true, force: true });
  }

  async function putFolder(target: string, files: ReleaseFiles): Promise<void> {
    const part = newPart();
    try {
      await writeFiles(part, files);
      await removeFolder(target);
      if (files.size === 0) return;
      await mkdir(dirname(target), { recursive: true });
      await rename(part, target);
    } finally {
      await rm(part, { recursive: true, force: true });
    }
  }

  return {
    arrivesWithinMs: 0,
    async put(release, files, maps) {
      await putFolder(mapsOf(release), maps);
      await putFolder(folderOf(release), files);
    },
    has: async (release) => (await stat(folderOf(release)).catch(nullIfMissing)) !== null,
    async putNote(remote, name, text) {
      const part = newPart();
      const file = join(folder, remote, name);
      for (const path of [part, file]) await mkdir(dirname(path), { recursive: true });
      await writeFile(part, text);
      await rename(part, file);
    },
    read: (release, path, kind = 'file') =>
      readFile(join(kind === 'map' ? mapsOf(release) : folderOf(release), path)).catch(nullIfMissing),
    sizeOf: async (remote) =>
      (await sizeOfFolder(join(folder, remote))) + (await sizeOfFolder(join(folder, MAPS, remote))),
    async remove(release) {
      await removeFolder(folderOf(release));
      await removeFolder(mapsOf(release));
    },
    async removeLeftovers() {
      for (const name of await readdir(join(folder, PARTS)).catch(noneIfMissing)) {
        const part = join(folder, PARTS, name);
        const found = await stat(part).catch(nullIfMissing);
        if (found && Date.now() - found.mtimeMs > LEFTOVER_AFTER_MS)
          await rm(part, { recursive: true, force: true });
      }
    },
  };
}
