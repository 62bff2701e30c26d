import { readdirSync } from 'node:fs';
import { create } from 'tar';

/** Matches the build's own notes in the folder. */
const OF_BUILD = /^(built-from|mf-stats\.json)/;

/**
 * Packs a built release for its upload.
 *
 * @param folder the folder of its files
 */
export async function packRelease(folder: string): Promise<Buffer> {
  const names = readdirSync(folder).filter((name) => !OF_BUILD.test(name) && !name.startsWith('.'));
  const options = { gzip: true, portable: true, noMtime: true, cwd: folder };
  return Buffer.concat(await create(options, names).collect());
}
