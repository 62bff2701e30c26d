import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeldRelease } from '@backoffice/contract';

// No release can be called so, and backups leave it out.
const asideOf = (release: string) => `.removed-${release}.part`;
const isAside = (name: string) => name.startsWith('.removed-') && name.endsWith('.part');

/** Takes the files of a release out of sight, at once and whole. What is not there is out of sight already. */
export async function setAside(store: string, { remote, release }: HeldRelease): Promise<void> {
  try {
    await rename(join(store, remote, release), join(store, remote, asideOf(release)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Removes what was set aside, by this process or by one that did not come so far. */
export async function removeSetAside(store: string): Promise<void> {
  const remotes = await readdir(store, { withFileTypes: true });
  for (const remote of remotes.filter((entry) => entry.isDirectory())) {
    const names = await readdir(join(store, remote.name));
    for (const name of names.filter(isAside))
      await rm(join(store, remote.name, name), { recursive: true, force: true });
  }
}
